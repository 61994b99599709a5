import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import type { Treatment } from '@sheaf/domain/jurisdictions/jurisdiction'
import type { Question } from '@sheaf/domain/jurisdictions/questions'
import { formatPercent } from '@sheaf/domain/locale/format-number'

export const coachTitle = 'What this document still needs'

export const responsibility =
  "You're responsible for the documents you send. This isn't legal or tax advice."

export const treatmentNames: Readonly<Record<Treatment, string>> = {
  domestic: 'Domestic sale',
  'reverse-charge': 'Reverse charge',
  'intra-community': 'Intra-community supply',
  export: 'Export',
  'small-business': 'Small business exemption',
  'out-of-scope': 'Outside the scope of tax',
  'consumer-abroad': 'Sale to a consumer in another EU country',
}

export const severityWords: Readonly<Record<Finding['severity'], string>> = {
  missing: 'Missing.',
  wrong: 'Needs a fix.',
  advice: 'Worth a look.',
}

/** What a newcomer reads before there is anything to check. */
export function waitingWords(kind: DocumentKind): string {
  return `Once you've filled in these, we'll check what else the ${kindInText(kind)} needs.`
}

/** What the lines of a kind are, as the third of the things to begin with. */
export const lineWords: Readonly<Record<DocumentKind, string>> = {
  invoice: "What you're charging for",
  quote: "What you're offering",
  purchase_order: "What you're ordering",
  credit_note: "What you're crediting",
  delivery_note: "What you're delivering",
}

/** Said to everybody, and aloud when it changes. */
export function countWords(open: number): string {
  if (open === 0) return 'Nothing missing'
  return open === 1 ? '1 thing to add or fix' : `${open} things to add or fix`
}

export function adviceWords(count: number): string {
  return count === 1 ? '1 thing worth a look' : `${count} things worth a look`
}

/** What is asked in place, with the answers. */
export const askedWords = {
  buyerType: {
    label: 'Who is buying?',
    answers: [
      { value: 'business', label: 'Business' },
      { value: 'consumer', label: 'Consumer' },
    ],
  },
  supplyType: {
    label: 'What is sold?',
    answers: [
      { value: 'service', label: 'Services' },
      { value: 'goods', label: 'Goods' },
    ],
  },
} as const satisfies Record<Question, unknown>

/** What a click does about a finding that proposes something. */
export function mendWords({ id, field, phrase = '' }: Finding): string {
  if (id === 'tax-charged') return 'Remove the tax'
  if (field === 'tax.isReverseCharge') return 'Turn on reverse charge'
  if (field === 'tax.rate' || field.endsWith('.taxRate')) return `Use ${formatPercent(phrase)}`
  return 'Add this text'
}
