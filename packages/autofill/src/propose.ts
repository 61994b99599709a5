import { readText } from './finding/reading.ts'
import { join, joinedPlaces } from './joining/join.ts'
import { toProposal } from './joining/to-proposal.ts'
import { mentionsOwner, partiesToAsk } from './joining/who.ts'
import { ignoredParts } from './layout/ignored.ts'
import type { Owner, Proposal, Source } from './proposal.ts'
import { tag } from './tagging/tag.ts'

export type { Owner, Proposal, Source } from './proposal.ts'

// What a document needs stands in its first hundred pages; whoever pastes more waits no longer for it.
export const longestText = 200_000

/** Reads a text as the details of a document. No clock, no network, and nothing in the text is obeyed. */
export async function propose({ kind, text, today, owner: known, me }: Source): Promise<Proposal> {
  const read = beginningOf(text)
  const owner = withChosen(known, me)
  const reading = readText(read, today)
  const { layout } = reading
  const spans = await tag(layout, { kind, me: owner.names })
  const joined = join(reading, spans, kind, owner)
  const about = { words: layout.words.length, namesOwner: mentionsOwner(reading, owner) }
  const parties = me === undefined ? partiesToAsk(reading, spans, owner) : undefined
  return {
    ...toProposal(joined, about, text),
    ignored: ignoredParts(layout.lines, joinedPlaces(joined)),
    ...(parties && { parties }),
  }
}

function withChosen(owner: Owner, me: string | undefined): Owner {
  return me ? { ...owner, names: [me, ...owner.names] } : owner
}

// Half a word at the end would be read as a name of its own.
function beginningOf(text: string): string {
  if (text.length <= longestText) return text
  const cut = text.slice(0, longestText)
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '))
  return end > 0 ? cut.slice(0, end) : cut
}
