import { rulesOf } from '@sheaf/domain/documents/kinds'
import { findEmails } from './finding/emails.ts'
import type { Proposal, Source } from './proposal.ts'

export type { Evidence, Owner, Proposal, ProposedFields, Source } from './proposal.ts'

/** Reads a text as the details of a document. Pure: no clock, no network, and nothing in the text is obeyed. */
export function propose(source: Source): Proposal {
  const own = new Set(source.owner.emails.map((email) => email.toLowerCase()))
  const email = findEmails(source.text).find((span) => !own.has(span.text.toLowerCase()))
  if (!email) return { fields: {}, evidence: {} }
  const field = `${rulesOf(source.documentType).receiver}Email`
  return {
    fields: { [field]: email.text },
    evidence: { [field]: { ...email, confidence: 0.6 } },
  }
}
