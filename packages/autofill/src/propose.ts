import { decide } from './deciding/decide.ts'
import { toProposal } from './deciding/fields.ts'
import { readText } from './finding/reading.ts'
import type { Proposal, Source } from './proposal.ts'

export type { Evidence, Owner, Proposal, ProposedFields, Source } from './proposal.ts'

// What a document needs stands in its first hundred pages; whoever pastes more waits no longer for it.
const longestText = 200_000

/** Reads a text as the details of a document. Pure: no clock, no network, and nothing in the text is obeyed. */
export function propose({ documentType, text, today, owner }: Source): Proposal {
  const reading = readText(text.slice(0, longestText), today)
  return toProposal(decide(reading, documentType, owner), documentType, today, text)
}
