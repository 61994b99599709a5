import type { PdfContents } from '@sheaf/contract/pdf-contents'
import { keptChoice, useKeptChoice } from './kept-choice.ts'

const choices = {
  eInvoice: keptChoice('pdf-e-invoice', ['off']),
  carryDocument: keptChoice('pdf-document', ['off']),
} as const

/** What this user leaves out of their PDFs. */
export function leftOut(userId: string): Partial<PdfContents> {
  return {
    ...(choices.eInvoice.read(userId) && { eInvoice: 'off' }),
    ...(choices.carryDocument.read(userId) && { carryDocument: 'off' }),
  }
}

/** Whether PDFs carry it, and a switch for it. */
export function usePdfContent(name: keyof typeof choices) {
  const [choice, choose] = useKeptChoice(choices[name])
  return {
    isInside: choice === undefined,
    toggle: () => choose(choice === undefined ? 'off' : undefined),
  }
}
