import { type BusinessDocument, isBlankLine, textAt } from '@sheaf/domain/documents/document'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { kinds } from '@sheaf/domain/documents/kinds'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import type { Question } from '@sheaf/domain/jurisdictions/questions'
import type { Advice } from '#document/law/law.ts'
import { lineWords } from './coach-words.ts'

/** One of the three things that any document begins with. */
export type Step = { readonly label: string; readonly isDone: boolean; readonly path: AnyPath }

export type CoachList = {
  /** Missing once all of them are done: until then nobody is told what else is missing. */
  readonly steps: readonly Step[] | undefined
  /** What has to be added or fixed, what is wrong first. */
  readonly open: readonly Finding[]
  readonly advice: readonly Finding[]
  /** Those that matter, and those that were answered: an answer can be changed. */
  readonly questions: readonly Question[]
}

/** What is shown of what the law says: calm on an empty document, all of it on one that is begun. */
export function coachList({ document, findings, questions }: Advice): CoachList {
  const steps = stepsOf(document)
  const isBegun = steps.every(({ isDone }) => isDone)
  // What is asked in place need not be listed as well.
  const listed = findings.filter(({ field }) => !isQuestion(field))
  const wrong = listed.filter(({ severity }) => severity === 'wrong')
  if (!isBegun) return { steps, open: wrong, advice: [], questions: [] }
  return {
    steps: undefined,
    open: [...wrong, ...listed.filter(({ severity }) => severity === 'missing')],
    advice: listed.filter(({ severity }) => severity === 'advice'),
    questions: allQuestions.filter(
      (question) => questions.includes(question) || textAt(document, question) !== '',
    ),
  }
}

const allQuestions: readonly Question[] = ['buyerType', 'supplyType']

function isQuestion(field: string): boolean {
  return allQuestions.some((question) => question === field)
}

function stepsOf(document: BusinessDocument): Step[] {
  const { kind } = document
  const isSaid = (...paths: FieldPath[]) =>
    paths.some((path) => textAt(document, path).trim() !== '')
  const lines: readonly Parameters<typeof isBlankLine>[0][] = document.lines
  return [
    {
      label: 'Your company',
      isDone: isSaid('sender.name', 'sender.address'),
      path: 'sender.name',
    },
    {
      label: `Your ${kinds[kind].receiver.toLowerCase()}`,
      isDone: isSaid('receiver.name', 'receiver.company', 'receiver.address'),
      path: 'receiver.name',
    },
    {
      label: lineWords[kind],
      isDone: lines.some((line) => !isBlankLine(line)),
      path: 'lines.0.description',
    },
  ]
}
