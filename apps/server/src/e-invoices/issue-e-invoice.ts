import { wirePath } from '@sheaf/contract/wire/wire-names'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { FileFormat, WrittenFile } from '@sheaf/einvoice/formats'
import { fieldOf } from '@sheaf/einvoice/mapping/field-of'
import { isFatal } from '@sheaf/einvoice/rules/judge'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import type { User } from '../accounts/store.ts'
import { AppError, RulesBrokenError } from '../http/app-error.ts'
import type { NumberSeriesOfUsers } from '../number-series/service.ts'
import type { Plans } from '../plans/service.ts'
import type { WritingRoom } from './writing-room.ts'

export type IssueEInvoice = ReturnType<typeof createIssueEInvoice>

type Parts = {
  readonly plans: Plans
  readonly numberSeries: NumberSeriesOfUsers
  readonly writingRoom: WritingRoom
}

type Order = {
  readonly computed: ComputedDocument
  readonly format: FileFormat
  /** To be looked at: it may break rules, and is not counted. */
  readonly isDraft: boolean
}

/** Hands out the e-invoice of a document. It counts as that document, as its PDF does. */
export function createIssueEInvoice({ plans, numberSeries, writingRoom }: Parts) {
  return async function issueEInvoice(user: User, order: Order, waiting: Waiting): Promise<string> {
    const { computed, format, isDraft } = order
    const written = await writingRoom.writeFile({ computed, format }, waiting)
    if ('refusal' in written) throw new AppError('e-invoice.none', written.refusal)
    if (isDraft) return markedAsDraft(written.xml)
    refuseIfBroken(written, computed.document.kind)
    await plans.expectRoom(user, computed)
    const next = await numberSeries.next(user.id, computed.document)
    const isNext = next?.number === computed.document.number.trim()
    await plans.countDocument(user.id, computed, {
      taking: isNext ? next.taking : undefined,
      isBound: false,
    })
    return written.xml
  }
}

// Whoever finds it later must not take it for the invoice itself.
function markedAsDraft(xml: string): string {
  return xml.replace('?>', '?>\n<!-- Draft, not issued -->')
}

function refuseIfBroken({ findings, invoice }: WrittenFile, kind: DocumentKind): void {
  const fatal = findings.filter(isFatal)
  if (fatal.length === 0) return
  const named = findings.map(({ rule, severity, at, message }) => {
    const field = invoice && fieldOf(at, invoice)
    return { rule, severity, message, field: field ? wirePath(kind, field) : at }
  })
  const count = fatal.length === 1 ? 'a rule' : `${fatal.length} rules`
  throw new RulesBrokenError(`This document breaks ${count} of the format.`, named)
}
