import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { useMemo, useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { currentMoment } from '../moment.ts'
import { choicesOf, comparedFigures, type Findings, fillingOf, findingsOf } from './findings.ts'
import { writtenLines } from './line-suggestions.ts'

export type Review = ReturnType<typeof useReview>

type Choices = Readonly<Record<string, boolean>>

const nothing: Findings = { groups: [], lines: [], figures: {}, evidence: {} }

/** What was found, what of it is ticked, and what the document would come to. */
export function useReview({ document }: DocumentEditor, answer: AutofillAnswer | undefined) {
  const [last, setLast] = useState(answer)
  const [choices, setChoices] = useState<Choices>({})
  const [keepsLines, setKeepsLines] = useState(true)
  if (answer !== last) {
    setLast(answer)
    setChoices({})
    setKeepsLines(true)
  }
  const findings = useMemo(
    () => (answer ? findingsOf(answer, document, currentMoment()) : nothing),
    [answer, document],
  )
  const offered = choicesOf(findings)
  const ticked = new Set(
    offered.filter(({ id, isTicked }) => choices[id] ?? isTicked).map(({ id }) => id),
  )
  const filling = fillingOf(findings, ticked, keepsLines)
  return {
    document,
    findings,
    ticked,
    offered: offered.length,
    filling,
    figures: comparedFigures(findings, document, filling),
    linesBefore: writtenLines(document),
    keepsLines,
    setKeepsLines,
    tick: (id: string, isTicked: boolean) => setChoices({ ...choices, [id]: isTicked }),
    tickAll: (isTicked: boolean) =>
      setChoices(Object.fromEntries(offered.map(({ id }) => [id, isTicked]))),
  }
}
