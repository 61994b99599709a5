import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { LanguageCode } from '@sheaf/domain/locale/languages'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '#api/failure.ts'
import { type TranslatedTexts, translateTexts } from '#api/translate.ts'

const unreachable = "We couldn't reach Sheaf. Your document hasn't changed. Please try again."
const failed = "We couldn't translate this. Your document hasn't changed. Please try again."

type State =
  | { readonly step: 'choosing'; readonly refused?: string }
  | { readonly step: 'translating'; readonly language: LanguageCode }

/** Has a document translated, one at a time. */
export function useTranslating(
  document: BusinessDocument,
  onTranslated: (language: LanguageCode, translated: TranslatedTexts) => void,
) {
  const [state, setState] = useState<State>({ step: 'choosing' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function translate(language: LanguageCode): Promise<void> {
    const own = new AbortController()
    current.current = own
    setState({ step: 'translating', language })
    try {
      const translated = await translateTexts(document, language, own.signal)
      if (own.signal.aborted) return
      setState({ step: 'choosing' })
      onTranslated(language, translated)
    } catch (error) {
      // The browser says so when the network is down.
      const otherwise = error instanceof TypeError ? unreachable : failed
      const refused = failureMessage(error, otherwise)
      if (!own.signal.aborted) setState({ step: 'choosing', refused })
    }
  }

  return {
    state,
    translate: (language: LanguageCode) => void translate(language),
    /** What is under way is called off. */
    stop() {
      current.current?.abort()
      setState({ step: 'choosing' })
    },
  }
}
