import { type BusinessDocument, hasField, withValues } from '../documents/document.ts'
import { check } from './check.ts'
import type { Situation } from './circumstances.ts'

/** What decides the tax and stands nowhere on a document, with the answers. */
export const questions = {
  buyerType: ['business', 'consumer'],
  supplyType: ['service', 'goods'],
} as const

export type Question = keyof typeof questions

/** The questions whose answer changes what the law finds on this document. Of the others nobody need be asked. */
export function questionsOf(document: BusinessDocument, situation: Situation): Question[] {
  return (Object.keys(questions) as Question[]).filter((question) => {
    if (!hasField(document.kind, question)) return false
    const [one, other] = questions[question].map((answer) =>
      outcome(withValues(document, { [question]: answer }), situation),
    )
    return one !== other
  })
}

function outcome(document: BusinessDocument, situation: Situation): string {
  const { treatment, findings } = check(document, situation)
  return [treatment, ...findings.map(({ id }) => id)].join()
}
