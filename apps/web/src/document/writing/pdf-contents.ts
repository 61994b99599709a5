import type { PdfContents } from '@sheaf/contract/pdf-contents'
import { keptChoice, useKeptChoice } from './kept-choice.ts'

const choices = {
  eInvoice: keptChoice('pdf-e-invoice', ['off']),
  carryDocument: keptChoice('pdf-document', ['off']),
} as const

/** What the user who is signed in leaves out of their PDFs. */
export function useLeftOut(): Partial<PdfContents> {
  const [eInvoice] = useKeptChoice(choices.eInvoice)
  const [carryDocument] = useKeptChoice(choices.carryDocument)
  return { ...(eInvoice && { eInvoice }), ...(carryDocument && { carryDocument }) }
}

/** Whether PDFs carry it, and a switch for it. */
export function usePdfContent(name: keyof typeof choices) {
  const [choice, choose] = useKeptChoice(choices[name])
  return {
    isInside: choice === undefined,
    toggle: () => choose(choice === undefined ? 'off' : undefined),
  }
}
