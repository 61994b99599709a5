import type { Mapping } from '../mapping.ts'

type Names = Readonly<Record<string, string>>

// What programs call the taxes of a country from the start; an organization may have renamed them. Those of Britain and
// Australia in Xero were seen in public files, the others are written from memory. What is missing here is asked for.
const xeroSales: Readonly<Record<string, Names>> = {
  GB: {
    '20': '20% (VAT on Income)',
    '5': '5% (VAT on Income)',
    'zero-rated': 'Zero Rated Income',
    exempt: 'Exempt Income',
    export: 'Zero Rated Income',
    'no-tax': 'No VAT',
  },
  IE: {
    '23': '23% (VAT on Sales)',
    '13.5': '13.5% (VAT on Sales)',
    'zero-rated': 'Zero Rated (Sales)',
    exempt: 'Exempt (Sales)',
    'no-tax': 'No VAT',
  },
  AU: {
    '10': 'GST on Income',
    'zero-rated': 'GST Free Income',
    exempt: 'GST Free Income',
    export: 'GST Free Income',
    'no-tax': 'BAS Excluded',
  },
  NZ: {
    '15': '15% GST on Income',
    'zero-rated': 'Zero Rated',
    export: 'Zero Rated',
    'no-tax': 'No GST',
  },
  US: { 'zero-rated': 'Tax Exempt', exempt: 'Tax Exempt', 'no-tax': 'Tax Exempt' },
  ZA: {
    '15': 'Standard Rate Sales',
    'zero-rated': 'Zero Rate (Excluding Goods Exported)',
    'no-tax': 'No VAT',
  },
}

const xeroPurchases: Readonly<Record<string, Names>> = {
  GB: {
    '20': '20% (VAT on Expenses)',
    '5': '5% (VAT on Expenses)',
    'zero-rated': 'Zero Rated Expenses',
    exempt: 'Exempt Expenses',
    'no-tax': 'No VAT',
  },
  AU: {
    '10': 'GST on Expenses',
    'zero-rated': 'GST Free Expenses',
    exempt: 'GST Free Expenses',
    'no-tax': 'BAS Excluded',
  },
  NZ: { '15': '15% GST on Expenses', 'zero-rated': 'Zero Rated', 'no-tax': 'No GST' },
  US: { 'zero-rated': 'Tax Exempt', exempt: 'Tax Exempt', 'no-tax': 'Tax Exempt' },
}

const quickBooks: Readonly<Record<string, Names>> = {
  GB: {
    '20': '20.0% S',
    '5': '5.0% R',
    'zero-rated': '0.0% Z',
    exempt: 'Exempt',
    export: '0.0% Z',
    'no-tax': 'No VAT',
  },
  AU: { '10': 'GST', 'zero-rated': 'GST free', exempt: 'GST free', 'no-tax': 'Out of Scope' },
  CA: {
    '5': 'GST',
    '13': 'HST ON',
    '5+7': 'GST/PST BC',
    '5+9.975': 'GST/QST QC - 9.975',
    'zero-rated': 'Zero-rated',
    exempt: 'Exempt',
    'no-tax': 'Out of Scope',
  },
}

// The chart of accounts SKR03 keeps an account for each way to tax a sale, which brings its tax along.
const datevAccounts: Names = {
  '19': '8400',
  '7': '8300',
  'zero-rated': '8200',
  exempt: '8100',
  'reverse-charge': '8337',
  'intra-community': '8125',
  export: '8120',
  'no-tax': '8200',
}

const zoho: Readonly<Record<string, Names>> = {
  GB: { '20': 'Standard Rate', '5': 'Reduced Rate', 'zero-rated': 'Zero Rate' },
  IN: { '5': 'GST5', '12': 'GST12', '18': 'GST18', '28': 'GST28' },
}

function asMapping(names: Names | undefined): Mapping {
  return Object.fromEntries(Object.entries(names ?? {}).map(([key, name]) => [`tax.${key}`, name]))
}

export const taxNames = {
  xeroSales: (country: string) => asMapping(xeroSales[country]),
  xeroPurchases: (country: string) => asMapping(xeroPurchases[country]),
  quickBooks: (country: string) => asMapping(quickBooks[country]),
  zoho: (country: string) => asMapping(zoho[country]),
  datev: () => asMapping(datevAccounts),
}
