import { type Attack, asJson, strikeAt } from './attack.ts'

/** Letters without a space, or with: what a document is filled with to keep the typesetter busy. */
const fillings = {
  letters: 'abcdefghijklmnopqrstuvwxyz',
  words: 'Design of a new website for a shop ',
  chinese: '设计网站和商店的新标志',
} as const

type LongInvoice = Readonly<Record<string, unknown>> & { readonly lineItems: readonly object[] }

/** An invoice of so many lines, each with a text of so many letters, and no two alike: Typst remembers what it has set. */
export function longInvoice(
  lines: number,
  letters: number,
  filling: keyof typeof fillings = 'letters',
): LongInvoice {
  const text = fillings[filling].repeat(Math.ceil(letters / fillings[filling].length))
  return {
    type: 'invoice',
    invoiceNumber: 'INV-1',
    companyName: 'Flood Ltd',
    clientName: 'Nobody',
    lineItems: Array.from({ length: lines }, (_, index) => ({
      description: `${index} ${text}`.slice(0, letters),
      quantity: '1',
      rate: '1',
    })),
  }
}

/** Words for fields that no document has. */
export function manyGhosts(count: number): Record<string, string> {
  const entries = Array.from({ length: count }, (_, index) => [`ghost${index}`, 'x'.repeat(60)])
  return Object.fromEntries(entries)
}

const hostileDocuments = [
  // Over the limit of characters: what held a worker for ten seconds.
  longInvoice(1000, 900),
  // Just within it, in the letters that take the longest.
  longInvoice(990, 100, 'chinese'),
  longInvoice(110, 900),
  { ...longInvoice(500, 100), places: { ghosts: manyGhosts(500) } },
  // Short enough for the workers of short documents.
  longInvoice(4, 900, 'chinese'),
].map((document) => asJson(document))

export const documentAttacks = {
  documents: {
    about: 'previews of documents that take long, closed after 1.5 s',
    strike: (attacker, round) =>
      strikeAt(attacker, '/api/template-preview/blue-wave', {
        ...hostileDocuments[round % hostileDocuments.length],
        leaveAfterMs: 1500,
      }),
  },
} satisfies Record<string, Attack>
