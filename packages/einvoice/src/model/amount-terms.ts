import { group, type Paths, term } from './term.ts'

const settlement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'
const summation = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const total = 'cac:LegalMonetaryTotal'

export type AllowanceIds = {
  readonly group: `BG-${string}`
  readonly amount: `BT-${string}`
  readonly base: `BT-${string}`
  readonly percent: `BT-${string}`
  readonly reason: `BT-${string}`
  readonly reasonCode: `BT-${string}`
}

/** What is deducted or added, on the document as on a line. */
export function allowanceTerms(what: string, ids: AllowanceIds) {
  return {
    amount: term(ids.amount, `amount of the ${what}`, 'amount', '1..1', {
      ubl: 'cbc:Amount',
      cii: 'ram:ActualAmount',
    }),
    base: term(ids.base, `base amount of the ${what}`, 'amount', '0..1', {
      ubl: 'cbc:BaseAmount',
      cii: 'ram:BasisAmount',
    }),
    percent: term(ids.percent, `percentage of the ${what}`, 'percent', '0..1', {
      ubl: 'cbc:MultiplierFactorNumeric',
      cii: 'ram:CalculationPercent',
    }),
    reason: term(ids.reason, `reason for the ${what}`, 'text', '0..1', {
      ubl: 'cbc:AllowanceChargeReason',
      cii: 'ram:Reason',
    }),
    reasonCode: term(ids.reasonCode, `reason code of the ${what}`, 'text', '0..1', {
      ubl: 'cbc:AllowanceChargeReasonCode',
      cii: 'ram:ReasonCode',
    }),
  }
}

export function allowancePaths(isCharge: boolean): Pick<Paths, 'ubl' | 'cii'> {
  return {
    ubl: `cac:AllowanceCharge${indicator('cbc:ChargeIndicator', isCharge)}`,
    cii: `ram:SpecifiedTradeAllowanceCharge${indicator('ram:ChargeIndicator/udt:Indicator', isCharge)}`,
  }
}

// What does not say that it is a charge is read as a discount.
function indicator(path: string, isCharge: boolean): string {
  return isCharge ? `[${path}=true]` : `[${path}!=true]{${path}=false}`
}

const ublTax = 'cac:TaxCategory{cac:TaxScheme/cbc:ID=VAT}'
const ciiTax = 'ram:CategoryTradeTax{ram:TypeCode=VAT}'

function documentAllowance(
  what: string,
  isCharge: boolean,
  ids: AllowanceIds & { readonly category: `BT-${string}`; readonly rate: `BT-${string}` },
) {
  const { ubl, cii } = allowancePaths(isCharge)
  return group(
    ids.group,
    what,
    '0..n',
    { ubl, cii: `${settlement}/${cii}` },
    {
      ...allowanceTerms(what, ids),
      vatCategory: term(ids.category, `VAT category of the ${what}`, 'text', '1..1', {
        ubl: `${ublTax}/cbc:ID`,
        cii: `${ciiTax}/ram:CategoryCode`,
      }),
      vatRate: term(ids.rate, `VAT rate of the ${what}`, 'percent', '0..1', {
        ubl: `${ublTax}/cbc:Percent`,
        cii: `${ciiTax}/ram:RateApplicablePercent`,
      }),
    },
  )
}

function sum(id: `BT-${string}`, name: string, times: '0..1' | '1..1', ubl: string, cii: string) {
  return term(id, name, 'amount', times, { ubl: `cbc:${ubl}`, cii: `ram:${cii}` })
}

/** What it comes to, and how it is paid. */
export const amountTerms = {
  allowances: documentAllowance('discount', false, {
    ...{ group: 'BG-20', amount: 'BT-92', base: 'BT-93', percent: 'BT-94', category: 'BT-95' },
    ...{ rate: 'BT-96', reason: 'BT-97', reasonCode: 'BT-98' },
  }),
  charges: documentAllowance('charge', true, {
    ...{ group: 'BG-21', amount: 'BT-99', base: 'BT-100', percent: 'BT-101', category: 'BT-102' },
    ...{ rate: 'BT-103', reason: 'BT-104', reasonCode: 'BT-105' },
  }),
  vatBreakdown: group(
    'BG-23',
    'VAT breakdown',
    '1..n',
    {
      ubl: 'cac:TaxTotal/cac:TaxSubtotal',
      cii: `${settlement}/ram:ApplicableTradeTax{ram:TypeCode=VAT}`,
    },
    {
      taxableAmount: term('BT-116', 'taxable amount', 'amount', '1..1', {
        ubl: 'cbc:TaxableAmount',
        cii: 'ram:BasisAmount',
      }),
      taxAmount: term('BT-117', 'VAT amount', 'amount', '1..1', {
        ubl: 'cbc:TaxAmount',
        cii: 'ram:CalculatedAmount',
      }),
      category: term('BT-118', 'VAT category', 'text', '1..1', {
        ubl: `${ublTax}/cbc:ID`,
        cii: 'ram:CategoryCode',
      }),
      rate: term('BT-119', 'VAT rate', 'percent', '0..1', {
        ubl: `${ublTax}/cbc:Percent`,
        cii: 'ram:RateApplicablePercent',
      }),
      exemptionReason: term('BT-120', 'reason for charging no VAT', 'text', '0..1', {
        ubl: `${ublTax}/cbc:TaxExemptionReason`,
        cii: 'ram:ExemptionReason',
      }),
      exemptionCode: term('BT-121', 'code of the reason for charging no VAT', 'text', '0..1', {
        ubl: `${ublTax}/cbc:TaxExemptionReasonCode`,
        cii: 'ram:ExemptionReasonCode',
      }),
    },
  ),
  // CII repeats both in each part of the breakdown, which therefore comes first.
  taxPointDate: term('BT-7', 'tax point date', 'date', '0..1', {
    ubl: 'cbc:TaxPointDate',
    cii: `${settlement}/ram:ApplicableTradeTax/ram:TaxPointDate/udt:DateString{@format=102}`,
  }),
  taxPointCode: term('BT-8', 'tax point code', 'tax-point', '0..1', {
    ubl: 'cac:InvoicePeriod/cbc:DescriptionCode',
    cii: `${settlement}/ram:ApplicableTradeTax/ram:DueDateTypeCode`,
  }),
  period: group(
    'BG-14',
    'billing period',
    '0..1',
    { ubl: 'cac:InvoicePeriod', cii: `${settlement}/ram:BillingSpecifiedPeriod` },
    {
      start: term('BT-73', 'first day of the billing period', 'date', '0..1', {
        ubl: 'cbc:StartDate',
        cii: 'ram:StartDateTime/udt:DateTimeString{@format=102}',
      }),
      end: term('BT-74', 'last day of the billing period', 'date', '0..1', {
        ubl: 'cbc:EndDate',
        cii: 'ram:EndDateTime/udt:DateTimeString{@format=102}',
      }),
    },
  ),
  totals: group(
    'BG-22',
    'totals',
    '1..1',
    { ubl: total, cii: `${settlement}/${summation}` },
    {
      lines: sum('BT-106', 'sum of the lines', '1..1', 'LineExtensionAmount', 'LineTotalAmount'),
      allowances: sum(
        'BT-107',
        'sum of the discounts',
        '0..1',
        'AllowanceTotalAmount',
        'AllowanceTotalAmount',
      ),
      charges: sum(
        'BT-108',
        'sum of the charges',
        '0..1',
        'ChargeTotalAmount',
        'ChargeTotalAmount',
      ),
      withoutVat: sum(
        'BT-109',
        'total without VAT',
        '1..1',
        'TaxExclusiveAmount',
        'TaxBasisTotalAmount',
      ),
      withVat: sum('BT-112', 'total with VAT', '1..1', 'TaxInclusiveAmount', 'GrandTotalAmount'),
      paid: sum('BT-113', 'amount already paid', '0..1', 'PrepaidAmount', 'TotalPrepaidAmount'),
      rounding: sum('BT-114', 'rounding amount', '0..1', 'PayableRoundingAmount', 'RoundingAmount'),
      due: sum('BT-115', 'amount due', '1..1', 'PayableAmount', 'DuePayableAmount'),
    },
  ),
  totalVat: term('BT-110', 'total VAT', 'amount', '0..1', {
    ubl: 'cac:TaxTotal[cbc:TaxAmount/@currencyID!=$accountingCurrency]/cbc:TaxAmount',
    cii: `${settlement}/${summation}/ram:TaxTotalAmount[@currencyID!=$accountingCurrency]{@currencyID=$currency}`,
  }),
  totalVatInAccountingCurrency: term(
    'BT-111',
    'total VAT in the accounting currency',
    'accounting-amount',
    '0..1',
    {
      ubl: 'cac:TaxTotal[cbc:TaxAmount/@currencyID=$accountingCurrency]/cbc:TaxAmount',
      cii: `${settlement}/${summation}/ram:TaxTotalAmount[@currencyID=$accountingCurrency]`,
    },
  ),
} as const
