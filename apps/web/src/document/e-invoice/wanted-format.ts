import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { keptChoice, useKeptChoice } from '#document/writing/kept-choice.ts'

/** The e-invoices that a bill can be: inside its PDF, or as a file of its own. */
export const wantedFormats = ['factur-x', 'xrechnung', 'peppol', 'cii'] as const

export type WantedFormat = (typeof wantedFormats)[number]

const wanted = keptChoice('e-invoice', wantedFormats)

/** The e-invoice that this user wants of their bills, chosen once. */
export function useWantedFormat(): {
  readonly format: WantedFormat | undefined
  readonly want: (format: WantedFormat | undefined) => void
} {
  const [format, want] = useKeptChoice(wanted)
  return { format, want }
}

/** Whether documents of the kind can be an e-invoice that is judged by rules. */
export function isBill(kind: DocumentKind): boolean {
  return kind === 'invoice' || kind === 'credit_note'
}

/** What buyers in a country mostly ask for. */
export function usualFormat(region: string): WantedFormat {
  return peppolCountries.has(region) ? 'peppol' : 'factur-x'
}

// Where businesses receive invoices by the Peppol network rather than by mail.
const peppolCountries = new Set([
  'BE',
  'DK',
  'EE',
  'FI',
  'IE',
  'IS',
  'LT',
  'LU',
  'LV',
  'NL',
  'NO',
  'SE',
])
