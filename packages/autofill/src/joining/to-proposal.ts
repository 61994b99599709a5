import { fields } from '@sheaf/domain/documents/fields'
import type { Evidence, LineValueName, Proposal, ProposedLine, ProposedPath } from '../proposal.ts'
import {
  type Confidence,
  confidenceOf,
  signsOf,
  silentBelow,
  type TextSigns,
} from './confidence.ts'
import type { Fact } from './fact.ts'
import type { Joined } from './join.ts'
import { learnedConfidence } from './learned-confidence.ts'

type Read = Omit<Proposal, 'ignored' | 'parties'>

/** Joined values as a proposal, each with the words it was read from; what is hardly right is left out. */
export function toProposal(
  joined: Joined,
  about: TextSigns,
  text: string,
  learned: Confidence = learnedConfidence,
  silent = silentBelow,
): Read {
  const signs = signsOf(joined, about)
  const sure = new Map(
    [...signs].map(([path, own]) => [path, confidenceOf(path, own, learned)] as const),
  )
  const isSaid = (path: ProposedPath) => (sure.get(path) ?? 0) >= silent
  const evidence = new Map<ProposedPath, Evidence>()
  const note = (
    path: ProposedPath,
    from: ProposedPath,
    fact: Fact,
    on: readonly ProposedPath[],
  ) => {
    const { start, end } = fact
    const confidence = Math.round((sure.get(from) ?? 0) * 1000) / 1000
    evidence.set(path, {
      text: text.slice(start, end),
      start,
      end,
      confidence,
      ...(on.length > 0 && { hangsOn: on }),
    })
  }
  const said = <Path extends ProposedPath>(facts: ReadonlyMap<Path, Fact>) =>
    [...facts].filter(([path]) => isSaid(path))
  for (const [path, fact] of [...said(joined.fields), ...said(joined.figures)])
    note(path, path, fact, ((fact.hangsOn ?? []) as readonly ProposedPath[]).filter(isSaid))
  const lines: ProposedLine[] = []
  for (const [index, line] of joined.lines.entries()) {
    // A line that is hardly one is left out with all its figures.
    if (!isSaid(`lines.${index}.description`)) continue
    const cells = [...line].filter(([name]) => isSaid(`lines.${index}.${name}`))
    const at = lines.length
    for (const [name, fact] of cells) {
      const on = (fact.hangsOn ?? []).filter((other) => cells.some(([own]) => own === other))
      const paths = on.map((other) => `lines.${at}.${other as LineValueName}` as const)
      note(`lines.${at}.${name}`, `lines.${index}.${name}`, fact, paths)
    }
    lines.push(textsOf(cells))
  }
  const values = said(joined.fields).map(([path, { value }]) => [
    path,
    fields[path].type === 'flag' ? true : value,
  ])
  return {
    values: Object.fromEntries(values),
    lines,
    figures: textsOf(said(joined.figures)),
    evidence,
  }
}

function textsOf<Name extends ProposedPath | LineValueName>(
  facts: readonly (readonly [Name, Fact])[],
): Readonly<Partial<Record<Name, string>>> {
  const texts: Partial<Record<Name, string>> = {}
  for (const [name, { value }] of facts) texts[name] = value
  return texts
}
