import type { DocumentKind } from '../documents/kind.ts'
import { type Cited, found } from './cited.ts'
import { type Need, type NeedId, type Treatment, treatments } from './jurisdiction.ts'

/** Kinds that tax law knows: what charges tax, and what takes it back. */
export const taxKinds: readonly DocumentKind[] = ['invoice', 'credit_note']

/** Whoever is below the limit of registration has no number to show. */
export const registered: readonly Treatment[] = treatments.filter(
  (treatment) => treatment !== 'small-business',
)

export function needsOf(
  on: readonly DocumentKind[],
  cited: Cited,
  needs: readonly NeedId[],
  conditions: Omit<Need, 'need' | 'on' | keyof Cited> = {},
): Need[] {
  return needs.map((need) => ({ need, on, ...conditions, ...cited }))
}

export const custom = found('common business practice')

/** What everybody expects on kinds that no tax law describes. */
export const usualNeeds: readonly Need[] = [
  ...needsOf(['quote'], custom, [
    'number',
    'issue-date',
    'valid-until',
    'seller-name',
    'seller-address',
    'buyer-name',
    'line-description',
  ]),
  ...needsOf(['purchase_order'], custom, [
    'number',
    'issue-date',
    'buyer-name',
    'buyer-address',
    'seller-name',
    'line-description',
    'line-quantity',
  ]),
  ...needsOf(['delivery_note'], custom, [
    'number',
    'issue-date',
    'seller-name',
    'buyer-name',
    'buyer-address',
    'line-description',
    'line-quantity',
  ]),
]
