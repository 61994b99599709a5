import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { useMemo, useState } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { type Corrections, lineOf, noCorrections, withDependents } from './corrections.ts'
import { detailOf } from './details.ts'
import { choicesOf, comparedFigures, type Findings, fillingOf, findingsOf } from './findings.ts'
import { writtenLines } from './line-suggestions.ts'

export type Review = ReturnType<typeof useReview>

type Choices = Readonly<Record<string, boolean>>

const nothing: Findings = { groups: [], lines: [], figures: {}, evidence: {} }

/** What was found, what of it is ticked, typed over or wrong, and what the document would come to. */
export function useReview({ document }: DocumentEditor, answer: AutofillAnswer | undefined) {
  const [last, setLast] = useState(answer)
  const [choices, setChoices] = useState<Choices>({})
  const [corrections, setCorrections] = useState<Corrections>(noCorrections)
  const [keepsLines, setKeepsLines] = useState(true)
  if (answer !== last) {
    setLast(answer)
    setChoices({})
    setCorrections(noCorrections)
    setKeepsLines(true)
  }
  const findings = useMemo(
    () => (answer ? findingsOf(answer, document, currentMoment(), corrections) : nothing),
    [answer, document, corrections],
  )
  const offered = choicesOf(findings)
  const ticked = new Set(
    offered.filter(({ id, isTicked }) => choices[id] ?? isTicked).map(({ id }) => id),
  )
  const filling = fillingOf(findings, ticked, keepsLines)
  const { typed, removed } = corrections
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
    /** Who types a value wants it. */
    type(path: string, value: string) {
      setCorrections({ typed: { ...typed, [path]: value }, removed })
      setChoices({ ...choices, [lineOf(path)]: true })
    },
    removedCount: removed.size === 0 ? 0 : countRemoved(document, removed),
    /** Takes a suggestion away, and everything that was read because of it. */
    remove(id: string, paths: readonly string[]) {
      const gone = withDependents(findings.evidence, [id, ...paths])
      setCorrections({ typed, removed: new Set([...removed, ...gone]) })
    },
    putBack: () => setCorrections({ typed, removed: new Set() }),
  }
}

/** In suggestions, as the user sees them: a line is one, and so is a rate with its name. */
function countRemoved(document: DocumentEditor['document'], removed: ReadonlySet<string>): number {
  const shown = [...removed].map((path) => {
    const line = lineOf(path)
    return line !== path ? line : (detailOf(document, path as never)?.id ?? path)
  })
  return new Set(shown).size
}
