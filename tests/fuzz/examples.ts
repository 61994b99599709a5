import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { addDays } from '@sheaf/domain/locale/calendar-day'
import { sampleDocument } from '@sheaf/rendering/samples'
import { wireOf } from '../support/documents.ts'
import { europeanDocuments } from '../support/european-documents.ts'
import { anUnpaidInvoice, aReminderOrder } from '../support/reminders.ts'
import { anOrder, monthlyDesk } from '../support/schedules.ts'
import { quick } from '../support/users.ts'
import type { Operation } from './description.ts'
import type { Person } from './people.ts'
import { soon, today } from './plausible.ts'
import type { Random } from './random.ts'

type Example = (random: Random, person: Person) => unknown

const fieldsOf = (kind: DocumentKind) => {
  const { type: _type, ...fields } = wireOf(sampleDocument(kind))
  return fields
}

const drawn =
  (kind: DocumentKind, templateId: string): Example =>
  () => ({ ...wireOf(sampleDocument(kind)), templateId })

const sold = [europeanDocuments.invoice, europeanDocuments.credit_note] as const

const template = { name: 'Mine', systemTemplateId: 'po-classic' }

const kinds = ['invoice', 'quote', 'purchase_order', 'credit_note', 'delivery_note'] as const

/** Bodies that are taken as they are, where the description leaves open what that would be. Broken from here on. */
const examples: Readonly<Record<string, Example>> = {
  '/api/auth/login': (_random, { email }) => ({ email, password: quick.password }),
  '/api/account': () => ({ password: quick.password }),
  '/api/account/access-tokens': () => ({
    name: 'For my program',
    rights: ['documents'],
    expiresInDays: 30,
    password: quick.password,
  }),
  '/api/account/password': () => ({
    currentPassword: quick.password,
    newPassword: 'slow ferries at dawn 4127',
  }),
  '/api/template-preview/{id}': drawn('invoice', 'blue-wave'),
  '/api/quote-preview/{id}': drawn('quote', 'quote-modern-blue'),
  '/api/po-preview/{id}': drawn('purchase_order', 'po-classic'),
  '/api/cn-preview/{id}': drawn('credit_note', 'cn-classic'),
  '/api/po-pdf/{id}': drawn('purchase_order', 'po-classic'),
  '/api/cn-pdf/{id}': drawn('credit_note', 'cn-classic'),
  '/api/generate-pdf': (random, person) => drawn(random.pick(kinds), 'blue-wave')(random, person),
  '/api/generate-quote-pdf': drawn('quote', 'quote-modern-blue'),
  '/api/check': (random) => wireOf(sampleDocument(random.pick(kinds))),
  '/api/e-invoice/{format}': (random) =>
    wireOf(random.percent(70) ? random.pick(sold) : sampleDocument(random.pick(kinds))),
  '/api/export/{format}': (random) => ({
    documents: [...sold, ...kinds.map(sampleDocument)].slice(random.below(6)).map(wireOf),
    mapping: {},
    leaveOut: true,
  }),
  '/api/ai/translate': () => ({ ...wireOf(sampleDocument('invoice')), targetLanguage: 'de' }),
  '/api/ai/autofill': () => ({
    documentType: 'invoice',
    text: 'Invoice no. 7 of 1 March 2026 for Globex: desk, 2 x 10 EUR',
    today: '2026-03-03',
  }),
  '/api/templates': () => ({ name: 'Mine', theme: 'blue-wave', companyName: 'Oak & Iron' }),
  '/api/custom-quote-templates': () => ({ ...template, quoteData: fieldsOf('quote') }),
  '/api/custom-po-templates': () => ({ ...template, vendorName: 'R', defaultTaxRate: '7' }),
  '/api/custom-cn-templates': () => ({ ...template, cnData: fieldsOf('credit_note') }),
  '/api/custom-delivery-note-templates': () => ({ ...template, data: fieldsOf('delivery_note') }),
  '/api/sender': () => ({ fields: { companyName: 'Oak & Iron' }, look: {} }),
  '/api/number-series': () => ({ kind: 'invoice', pattern: '{YYYY}-{0001}' }),
  '/api/schedules': () =>
    anOrder({
      document: { ...monthlyDesk, issueDate: soon, dueDate: addDays(soon, 30) },
      recurrence: { every: 1, unit: 'month', start: soon },
    }),
  '/api/reminders': () =>
    aReminderOrder({ document: anUnpaidInvoice({ issuedOn: today, endsOn: soon }) }),
  '/api/support': () => ({ message: 'The total of my invoice is not what I expected.' }),
  '/api/ai/generate-logo': () => ({
    companyName: 'Oak & Iron',
    style: 'modern',
    colors: ['#17347f', '#2f8ae5'],
  }),
}

/** A change of some fields begins as the description has it. */
export function exampleFor({
  method,
  path,
}: Pick<Operation, 'method' | 'path'>): Example | undefined {
  if (method === 'DELETE') return path === '/api/account' ? examples[path] : undefined
  if (method === 'PATCH') return undefined
  return examples[path] ?? examples[path.replace(/\/\{id\}$/, '')]
}

/** Themes and the like, where a path names something that everybody has. */
export const knownIds = ['blue-wave', 'quote-modern-blue', 'po-classic', 'cn-classic', 'nobody']

/** These take a file in a form. */
export const formPaths: readonly string[] = [
  '/api/ai/autofill',
  '/api/e-invoice/check',
  '/api/e-invoice/read',
]

/** And this the bytes of one alone. */
export const filePath = '/api/objects/uploads/{seal}/{objectId}'
