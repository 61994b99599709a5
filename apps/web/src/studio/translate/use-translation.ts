import { withValues } from '@sheaf/domain/documents/document'
import { freeTexts, withFreeTexts } from '@sheaf/domain/documents/free-texts'
import type { LanguageCode } from '@sheaf/domain/locale/languages'
import { useMemo, useState } from 'react'
import type { TranslatedTexts } from '#api/translate.ts'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import {
  type FieldRemarks,
  inOriginalWords,
  isTranslated,
  openTexts,
  type Translation,
} from '#document/writing/translation.ts'

/** The translation of the document on the sheet, and the way back from it. */
export type Translating = {
  /** To be kept with the draft. */
  readonly kept: Translation | undefined
  /** None where the document is in its own language. */
  readonly current: Translation | undefined
  /** The phrase book had to do. Not kept with the draft: it matters when the words are new. */
  readonly isModelAway: boolean
  /** What is said at the texts that stayed as they were. */
  readonly remarks: FieldRemarks
  readonly apply: (language: LanguageCode, translated: TranslatedTexts) => void
  readonly goBack: () => void
  /** The document was issued, or it is another one now. */
  readonly forget: () => void
}

const noRemarks: FieldRemarks = {}

export function useTranslation(
  { document, rewrite }: Pick<DocumentEditor, 'document' | 'rewrite'>,
  start: Translation | undefined,
): Translating {
  const [kept, setKept] = useState(start)
  const [isModelAway, setIsModelAway] = useState(false)
  const current = kept && isTranslated(document, kept) ? kept : undefined
  const remarks = useMemo(
    () => (current ? openTexts(document, current) : noRemarks),
    [document, current],
  )
  return {
    kept,
    current,
    isModelAway,
    remarks,
    apply(language, { texts, untranslated, engine }) {
      const translated = withFreeTexts(withValues(document, { language }), texts)
      // From German on into French: what was English first is still the original.
      const original = current ? inOriginalWords(document, current) : document
      setKept({ original, language, texts: freeTexts(translated), untranslated })
      setIsModelAway(engine === 'local-after-model-failure')
      rewrite(translated)
    },
    goBack() {
      if (current) rewrite(inOriginalWords(document, current))
    },
    forget: () => setKept(undefined),
  }
}
