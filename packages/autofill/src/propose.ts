import { decide } from './deciding/decide.ts'
import { toProposal } from './deciding/to-proposal.ts'
import { readText } from './finding/reading.ts'
import type { Proposal, Source } from './proposal.ts'

export type { Owner, Proposal, Source } from './proposal.ts'

// What a document needs stands in its first hundred pages; whoever pastes more waits no longer for it.
export const longestText = 200_000

/** Reads a text as the details of a document. Pure: no clock, no network, and nothing in the text is obeyed. */
export function propose({ kind, text, today, owner }: Source): Proposal {
  const reading = readText(beginningOf(text), today)
  return toProposal(decide(reading, kind, owner), kind, today, text)
}

// Half a word at the end would be read as a name of its own.
function beginningOf(text: string): string {
  if (text.length <= longestText) return text
  const cut = text.slice(0, longestText)
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  return end > 0 ? cut.slice(0, end) : cut
}
