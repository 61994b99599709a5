import type { DocumentOf } from '@sheaf/domain/documents/document'
import { documentLocale } from '@sheaf/domain/locale/document-locale'
import { languageOf } from '@sheaf/domain/locale/languages'
import { mailText, ownWords } from '@sheaf/domain/reminders/mail-text'
import { mailWords } from '@sheaf/domain/reminders/words'
import type { User } from '../accounts/store.ts'
import type { ClientMailOrder } from '../client-mail/compose.ts'
import { nameByType } from '../documents/file-name.ts'
import type { IssueOrder } from '../documents/issue-document.ts'
import type { KeptBill } from './kept-order.ts'
import { problemWords } from './problems.ts'
import type { StoredRun } from './store.ts'

type Parts = {
  readonly run: StoredRun
  readonly bill: KeptBill
  readonly user: User
  readonly order: IssueOrder
  readonly bytes: Uint8Array
  readonly publicUrl: string
}

/** Whom an invoice goes to, and under which name it is counted. */
export function addressOf({ run, bill, user }: Pick<Parts, 'run' | 'bill' | 'user'>) {
  const to = bill.deliverTo === 'me' ? 'me' : bill.clientEmail
  return { id: `${run.scheduleId}-${run.turn}`, user, to }
}

/** What a client gets with an invoice. A user who gets it instead can forward it as it is. */
export async function composeInvoiceMail(parts: Parts): Promise<ClientMailOrder> {
  const { bill } = parts
  const { document, amount, dueDate, senderName } = factsOf(parts)
  const language = languageOf(document.language) ?? 'en'
  const words = await mailWords(language)
  const own = { subject: bill.mailSubject, message: bill.mailMessage }
  const { name: client } = document.receiver
  const { number } = document
  const values = { number, amount, dueDate, days: '', company: senderName, client }
  return {
    ...mailOf(parts),
    language,
    ...mailText(words, ownWords(own, words.invoice), values),
    facts: [
      [words.facts.number, number],
      [words.facts.amountDue, amount],
      ...(dueDate === '' ? [] : [[words.facts.dueDate, dueDate] as const]),
    ],
  }
}

/** What the user gets with an invoice that did not reach the client. */
export function composeReturnedMail(parts: Parts): ClientMailOrder {
  const { run, publicUrl } = parts
  const { document } = factsOf(parts)
  const mail = mailOf(parts)
  return {
    ...mail,
    id: `${mail.id}-returned`,
    to: 'me',
    language: 'en',
    subject: `Invoice ${document.number} didn't reach your client`,
    paragraphs: [problemWords.bounced, 'The invoice is attached.'],
    facts: [['Invoice number', document.number]],
    action: { label: 'Open the schedule', href: `${publicUrl}/recurring/${run.scheduleId}` },
  }
}

function mailOf(parts: Parts) {
  const { order, bytes } = parts
  const { document, senderName } = factsOf(parts)
  const { themeId, design } = order
  return {
    ...addressOf(parts),
    look: { themeId, primaryColor: design?.primaryColor },
    senderName,
    attachments: [{ name: nameByType(document), type: 'application/pdf', bytes }],
    // A client who wants no reminders still has to get the invoices.
    canStop: false,
  }
}

function factsOf({ order, user }: Parts) {
  const { totals } = order.computed
  const document = order.computed.document as DocumentOf<'invoice'>
  const locale = documentLocale(document)
  const ownName = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return {
    document,
    amount: totals ? locale.money(totals.amountDue) : '',
    dueDate: document.endsOn && locale.day(document.endsOn),
    senderName: document.sender.name || ownName,
  }
}
