import { isZero } from '@sheaf/domain/money/money'
import type { Bookable, BookedLine, LineRole } from '../books/bookable.ts'
import type { Mapping, MappingField } from '../mapping.ts'
import { advice, chosen, type Found, refused } from './program.ts'

const roleLabels: Readonly<Partial<Record<LineRole, string>>> = {
  shipping: 'Account for shipping',
  other: 'Account for other amounts',
  discount: 'Account for discounts',
  deposit: 'Account for deposits',
}

/** The accounts that lines go to; what has none of its own goes to the first one. */
export function accountFields(main: Omit<MappingField, 'group'>): MappingField[] {
  const others = Object.entries(roleLabels).map(([role, label]) => ({
    id: `account.${role}`,
    group: 'accounts' as const,
    label,
    hint: 'Empty: the same as the first account.',
    isNeeded: false,
  }))
  return [{ ...main, group: 'accounts' }, ...others, withholdingField]
}

const withholdingField: MappingField = {
  id: 'account.withholding',
  group: 'accounts',
  label: 'Account for tax withheld',
  hint: 'Empty: tax that clients withhold is left out, and the invoice stays open by it.',
  isNeeded: false,
}

export function accountOf({ role }: BookedLine, mapping: Mapping, main = 'account.sales'): string {
  return chosen(mapping, `account.${role}`) || chosen(mapping, main)
}

/** The lines that a program gets: tax withheld is one of them only where it has an account. */
export function linesFor({ lines }: Bookable, mapping: Mapping): BookedLine[] {
  const isBooked = chosen(mapping, 'account.withholding') !== ''
  return lines.filter(({ role }) => role !== 'withholding' || isBooked)
}

/** What stays to be booked by hand. A mapping is given where tax withheld can have an account. */
export function leftToBook({ withheld, totals }: Bookable, mapping?: Mapping): Found[] {
  const isOpen = !isZero(withheld) && chosen(mapping ?? {}, 'account.withholding') === ''
  const isPaid = !isZero(totals.paidTotal)
  return [
    ...(isOpen
      ? [
          advice(
            'withholding',
            mapping
              ? 'Tax is withheld. Choose an account for it, or book it when the invoice is paid.'
              : 'Tax is withheld. Book it when the invoice is paid: the file has the full amount.',
            {
              field: 'withholding.rate',
              ...(mapping && { mappingField: 'account.withholding' }),
            },
          ),
        ]
      : []),
    ...(isPaid
      ? [
          advice(
            'paid',
            'Part of it is paid already. Payments are not in the file: match them with your bank.',
            { field: 'amountPaid' },
          ),
        ]
      : []),
  ]
}

/** What the program calls the tax of a line. */
export function taxNameOf({ treatment }: BookedLine, mapping: Mapping): string {
  return chosen(mapping, `tax.${treatment.key}`)
}

/** A program refuses a line whose tax it does not know. */
export function unnamedTaxes(lines: readonly BookedLine[], mapping: Mapping): Found[] {
  const unnamed = lines.filter((line) => taxNameOf(line, mapping) === '')
  const byKey = new Map(unnamed.map(({ treatment }) => [treatment.key, treatment.label]))
  return [...byKey].map(([key, label]) =>
    refused(`tax.unnamed.${key}`, `Say what the program calls ${label}.`, {
      mappingField: `tax.${key}`,
    }),
  )
}
