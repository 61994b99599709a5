import type { ReadScheduleOrder } from '@sheaf/contract/schedules'
import type { Fields } from '@sheaf/contract/wire/request-document'
import { wireName } from '@sheaf/contract/wire/wire-names'
import type { DocumentOf } from '@sheaf/domain/documents/document'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { billOfTurn, type Plan } from '@sheaf/domain/schedules/bill-of-turn'
import { withPeriod } from '@sheaf/domain/schedules/period-texts'
import { dayOfTurn, type Recurrence } from '@sheaf/domain/schedules/recurrence'
import type { IssueOrder } from '../documents/issue-document.ts'
import { atDocument, fieldsToKeep } from '../documents/kept-invoice.ts'
import { readIssueOrder } from '../documents/read-issue-order.ts'
import { AppError } from '../http/app-error.ts'
import { type Seal, SealError } from '../sealing/seal.ts'
import { sealedUses } from './sealed-uses.ts'

/** What is kept of a schedule: the order, with its document as it was understood and without a number. */
export type KeptOrder = ReadScheduleOrder

/** What is kept of one invoice until it is sent. */
export type KeptBill = Pick<
  KeptOrder,
  'document' | 'deliverTo' | 'clientEmail' | 'mailSubject' | 'mailMessage'
>

export function createKeptOrders(seal: Seal) {
  const openOrder = (userId: string, sealed: Buffer): KeptOrder =>
    JSON.parse(seal.open(userId, sealedUses.order, sealed))
  const keep = (userId: string, use: string, content: KeptOrder | KeptBill) =>
    seal.seal(userId, use, JSON.stringify(content))
  return {
    sealOrder: (userId: string, order: KeptOrder) => keep(userId, sealedUses.order, order),
    sealBill: (userId: string, bill: KeptBill) => keep(userId, sealedUses.bill, bill),
    /** Throws SealError. */
    openOrder,
    /** Throws SealError. */
    openBill: (userId: string, sealed: Buffer): KeptBill =>
      JSON.parse(seal.open(userId, sealedUses.bill, sealed)),

    /** Undefined once a schedule has ended, and where another secret has sealed it. */
    findOrder(row: { readonly userId: string; readonly sealed: Buffer | null }) {
      try {
        return row.sealed === null ? undefined : openOrder(row.userId, row.sealed)
      } catch (error) {
        if (!(error instanceof SealError)) throw error
        return undefined
      }
    },
  }
}

export type KeptOrders = ReturnType<typeof createKeptOrders>

/** An order with its document read. */
export type PlannedInvoice = {
  readonly order: KeptOrder
  readonly issue: IssueOrder
  readonly plan: Plan
}

/** Refuses at its field what could not be handed out. The number is the series' matter. */
export function readOrder(order: ReadScheduleOrder, at: Date): PlannedInvoice {
  requireInvoice(order.document)
  const { [numberName]: _, documentNumber: __, ...fields } = order.document
  const issue = atDocument(() => readIssueOrder('invoice', { ...fields, numberSeries: true }, at))
  const { [numberName]: ___, ...document } = fieldsToKeep(issue)
  return { order: { ...order, document }, issue, plan: planOf(order, issue) }
}

/** The order for the PDF of a kept bill. */
export function readBill({ document }: KeptBill, at: Date): IssueOrder {
  return readIssueOrder('invoice', document, at)
}

export function recurrenceOf({ recurrence }: Pick<KeptOrder, 'recurrence'>): Recurrence {
  const { end, ...rhythm } = recurrence
  return end === undefined ? rhythm : { ...rhythm, end }
}

/** The bill of a turn, and its figures. */
export function billFor(
  { order, issue, plan }: PlannedInvoice,
  turn: number,
  { number, writtenOn }: { readonly number: string; readonly writtenOn: string },
): { readonly computed: ComputedDocument; readonly bill: KeptBill } {
  const computed = compute(billOfTurn(plan, turn, number, writtenOn))
  const { deliverTo, clientEmail, mailSubject, mailMessage, recurrence } = order
  const { language } = computed.document
  const day = dayOfTurn(plan.recurrence, turn) ?? writtenOn
  const ofPeriod = (text: string) => withPeriod(text, { ...recurrence, day, language })
  const bill = {
    document: fieldsToKeep({ ...issue, computed }),
    deliverTo,
    clientEmail,
    mailSubject: ofPeriod(mailSubject),
    mailMessage: ofPeriod(mailMessage),
  }
  return { computed, bill }
}

const numberName = wireName('invoice', 'number')

function requireInvoice({ type = 'invoice' }: Fields): void {
  if (type === 'invoice') return
  const message = 'Only invoices can repeat'
  throw new AppError('request.invalid', message, { 'document.type': message })
}

function planOf(order: KeptOrder, { computed }: IssueOrder): Plan {
  const document = computed.document as DocumentOf<'invoice'>
  return { document, recurrence: recurrenceOf(order), rises: order.rises }
}
