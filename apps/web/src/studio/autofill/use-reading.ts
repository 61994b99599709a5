import { type AutofillAnswer, autofillLimits, autofillTextSchema } from '@sheaf/contract/autofill'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { useEffect, useRef, useState } from 'react'
import { type AutofillProgress, autofill } from '#api/autofill.ts'
import { failureMessage, fieldFailures } from '#api/failure.ts'
import { currentMoment } from '#document/writing/moment.ts'

/** What went wrong, and with which of the two ways to give something. */
export type Refused = { readonly source: 'text' | 'file'; readonly message: string }

export type ReadingState =
  | { readonly step: 'giving'; readonly refused?: Refused }
  | {
      readonly step: 'reading'
      readonly source: string | File
      readonly progress: AutofillProgress | undefined
    }
  | {
      readonly step: 'reviewing'
      readonly source: string | File
      readonly answer: AutofillAnswer
    }

const giving: ReadingState = { step: 'giving' }

/** Has a text or a file read, one at a time. What was given stays until it was read. */
export function useReading(kind: DocumentKind) {
  const [state, setState] = useState<ReadingState>(giving)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function read(source: string | File, me?: string): Promise<void> {
    const refused = refusalOf(source)
    if (refused) return setState({ step: 'giving', refused })
    const own = new AbortController()
    current.current = own
    setState({ step: 'reading', source, progress: undefined })
    try {
      const answer = await autofill({
        documentType: kind,
        today: currentMoment().today,
        source,
        me,
        signal: own.signal,
        onProgress: (progress) => setState({ step: 'reading', source, progress }),
      })
      if (!own.signal.aborted) setState({ step: 'reviewing', source, answer })
    } catch (error) {
      if (!own.signal.aborted) setState({ step: 'giving', refused: failureOf(source, error) })
    }
  }

  return {
    state,
    read: (source: string | File) => void read(source),
    /** Reads what was given once more, knowing who the user is in it. */
    sayWhoIAm(me: string) {
      if (state.step === 'reviewing') void read(state.source, me)
    },
    /** Back to what was given; a reading under way is called off. */
    goBack() {
      current.current?.abort()
      setState(giving)
    },
  }
}

/** What can be known before anything is sent. */
export function refusalOf(source: string | File): Refused | undefined {
  if (typeof source !== 'string') {
    return source.size > autofillLimits.bytes ? { source: 'file', message: tooLarge } : undefined
  }
  const message = autofillTextSchema.shape.text.safeParse(source).error?.issues[0]?.message
  return message === undefined ? undefined : { source: 'text', message }
}

const tooLarge = 'This file is larger than 10 MB. Try a smaller one.'
const unreachable = "We couldn't reach Sheaf. What you entered is still here. Please try again."
const unread = "We couldn't read this. Please try again."

function failureOf(source: string | File, error: unknown): Refused {
  const [field] = fieldFailures(error, ['text', 'file'])
  // The browser says so when the network is down.
  const otherwise = error instanceof TypeError ? unreachable : unread
  return {
    source: typeof source === 'string' ? 'text' : 'file',
    message: field?.message ?? failureMessage(error, otherwise),
  }
}
