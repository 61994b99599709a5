/** Counted by scripts/landing-figures.test.ts, so that the page says what is true without fetching the lists. */
export const currencyCount = 155
export const themeCount = 27
export const themesByKind = { invoice: 12, quote: 7, credit_note: 4, purchase_order: 4 } as const
