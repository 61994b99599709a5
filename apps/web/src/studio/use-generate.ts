import { documentLimitMessage } from '@sheaf/contract/plans'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { failureCode, failureMessage } from '#api/failure.ts'
import { type GeneratedPdf, generatePdf, SessionExpired } from '#api/generate-pdf.ts'
import type { Design } from '#document/design.ts'
import { toast } from '#ui/toast.ts'
import { pdfOrder } from './pdf-order.ts'
import type { Problems, Refusal } from './problems.ts'
import { typeInText } from './type-words.ts'

/** A finished PDF, and what it was made of. */
export type Finished = GeneratedPdf & {
  readonly document: BusinessDocument
  readonly themeId: string
  readonly design: Design
}

type Matter = Pick<Finished, 'document' | 'themeId' | 'design'>

type Ways = {
  readonly onFinished: (finished: Finished) => void
  /** The count of the user's documents may have changed, or is not what this page believes. */
  readonly onCounted: () => void
}

/** Makes the PDF, one at a time, and says how it went. */
export function useGenerate({ onFinished, onCounted }: Ways) {
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function generate({ document, themeId, design }: Matter): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setRefusal(undefined)
    try {
      const pdf = await generatePdf(pdfOrder(document, themeId, design))
      toast({ title: 'Document Ready', description: readyWords(document) })
      onCounted()
      onFinished({ ...pdf, document, themeId, design })
    } catch (error) {
      setRefusal({ problems: problemsOf(error), document })
      toast({ ...failureNote(error), variant: 'destructive' })
      if (failureCode(error) === 'plan.limit-reached') onCounted()
    }
    setIsPending(false)
  }

  return { generate, isPending, refusal }
}

function readyWords({ type }: BusinessDocument): string {
  return `Your ${typeInText(type)} has been generated successfully`
}

function failureNote(error: unknown) {
  if (error instanceof SessionExpired) {
    return { title: 'Generation Failed', description: error.message }
  }
  if (failureCode(error) === 'plan.limit-reached') {
    return { title: 'Limit Reached', description: failureMessage(error, documentLimitMessage) }
  }
  // The words for the first field, which stand at the field, too.
  const [first] = Object.values(problemsOf(error))
  const description = first ?? failureMessage(error, 'Failed to generate PDF')
  return { title: 'Generation Failed', description }
}

function problemsOf(error: unknown): Problems {
  return (error instanceof ApiError && error.problem?.fields) || {}
}
