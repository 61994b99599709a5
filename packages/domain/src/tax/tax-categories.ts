/** The codes of EN 16931 (UNCL 5305). Nothing is the category that the rate gives. */
export const taxCategories = ['', 'S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const

export type TaxCategory = (typeof taxCategories)[number]

/** What people call them who never read the standard. */
export const taxCategoryNames: Readonly<Record<TaxCategory, string>> = {
  '': 'Automatic',
  S: 'Standard',
  Z: 'Zero-rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Intra-community',
  G: 'Export',
  O: 'Not subject to VAT',
  L: 'Canary Islands (IGIC)',
  M: 'Ceuta and Melilla (IPSI)',
}

// Standard, and the taxes of the Canaries and of Ceuta and Melilla; every other category bears no tax ([T19]).
const taxed: ReadonlySet<TaxCategory> = new Set(['', 'S', 'L', 'M'])

export function bearsTax(category: TaxCategory): boolean {
  return taxed.has(category)
}
