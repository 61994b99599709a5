import type { TokenRight } from '@sheaf/contract/access-tokens'

/** What each right is called on screen, and what a program with it can do. */
export const rightNames: Readonly<
  Record<TokenRight, { readonly label: string; readonly help: string }>
> = {
  documents: { label: 'Documents', help: 'Create PDFs and check what a document still needs' },
  previews: { label: 'Previews', help: 'Draw the pages of a document without counting it' },
  'e-invoices': { label: 'E-invoices', help: 'Create, check and read e-invoices' },
  export: { label: 'Export', help: 'Create files for accounting programs' },
}
