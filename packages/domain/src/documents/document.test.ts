import { describe, expect, it } from 'vitest'
import { aDocument, moment } from '../../test/documents.ts'
import { documentSchemas } from './document.ts'
import { type DocumentType, documentTypes } from './document-type.ts'
import { wrongFigures } from './figures.ts'
import { issueProblems } from './issue-problems.ts'
import { rulesOf } from './kinds.ts'
import { newDocument } from './new-document.ts'

const company = 'companyName companyAddress companyPhone companyLogoUrl'
const bank = 'bankName bankAddress accountNumber routingNumber iban swift aba otherBankingInfo'
const fieldsOfSpec: Record<DocumentType, string> = {
  invoice: `${company} ${bank} companyEmail clientName clientEmail clientAddress invoiceNumber issueDate dueDate
    lineItems subtotal tax1 tax1Label tax1Rate tax2 tax2Label tax2Rate enableTax2 total paymentTerms notes terms`,
  quote: `documentNumber issueDate validUntil clientName clientCompany clientAddress clientPhone clientEmail customerId
    comments preparedBy salesperson poNumber shipDate shipVia fobPoint companyLogoUrl lineItems subtotal taxRate
    salesTax total`,
  purchase_order: `${company} poNumber poDate companyFax companyWebsite vendorName vendorCompany vendorAddress
    vendorPhone vendorFax vendorEmail shipToName shipToCompany shipToAddress shipToPhone requisitioner shipVia fobPoint
    shippingTerms paymentTerms lineItems subtotal taxRate taxAmount shippingAmount otherAmount totalAmount comments
    specialInstructions currency jurisdiction`,
  credit_note: `${company} creditNoteNumber creditNoteDate originalInvoiceNumber creditReason refundMethod customerName
    customerCompany customerAddress customerPhone customerFax customerEmail lineItems subtotal taxRate taxAmount
    shippingCredit otherCredit totalCredit comments currency jurisdiction`,
}
const lineFieldsOfSpec: Record<DocumentType, string[]> = {
  invoice: ['description', 'quantity', 'rate', 'amount'],
  quote: ['description', 'quantity', 'unitPrice', 'amount'],
  purchase_order: ['itemNumber', 'description', 'quantity', 'unitPrice', 'total'],
  credit_note: ['itemNumber', 'description', 'quantity', 'unitPrice', 'total'],
}

function messages(type: DocumentType, fields: Record<string, unknown>): Record<string, string> {
  const result = documentSchemas[type].safeParse({ ...newDocument(type, moment), ...fields })
  const issues = result.success ? [] : result.error.issues
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

describe.each(documentTypes)('a document of type %s', (type) => {
  it('[D1] has the field names of the specification', () => {
    expect(Object.keys(documentSchemas[type].shape)).toEqual(
      expect.arrayContaining(fieldsOfSpec[type].split(/\s+/)),
    )
    const [line = {}] = newDocument(type, moment).lineItems
    expect(Object.keys(line)).toEqual(expect.arrayContaining(lineFieldsOfSpec[type]))
  })

  it('[D1] has every field that the table of kinds names', () => {
    const rules = rulesOf(type)
    const named = [
      ...Object.entries(rules).flatMap(([key, value]) =>
        key.endsWith('Field') && !key.startsWith('line') ? [value] : [],
      ),
      ...Object.values(rules.taxFigures),
      ...Object.keys(rules.requiredToIssue),
      `${rules.receiver}Name`,
    ]
    expect(Object.keys(documentSchemas[type].shape)).toEqual(expect.arrayContaining(named))
  })

  it('[D2] refuses what is too long, too many or empty of lines', () => {
    const line = newDocument(type, moment).lineItems[0]
    expect(messages(type, { companyName: 'x'.repeat(201) })).toEqual({
      companyName: 'Must be at most 200 characters',
    })
    expect(messages(type, { lineItems: [] })).toEqual({
      lineItems: 'At least one line item is required',
    })
    expect(messages(type, { lineItems: Array(1001).fill(line) })).toEqual({
      lineItems: 'At most 1000 line items fit on one document',
    })
    expect(messages(type, { currency: 'BTC' })).toEqual({
      currency: 'Must be an ISO 4217 currency code such as USD',
    })
  })

  it.each(['1e9', 'NaN', '1,5', '9'.repeat(40), '0.123456789', 'Infinity', 'abc'])(
    '[D3] refuses %j as a quantity',
    (quantity) => {
      const lineItems = [{ description: 'Work', quantity }]
      expect(messages(type, { lineItems })).toEqual({
        'lineItems.0.quantity': 'Must be a number such as 12 or 12.50',
      })
    },
  )

  it('[D3] takes an empty number for zero', () => {
    const document = aDocument(type, { lineItems: [{ quantity: '', taxRate: '' }] })
    expect(document.lineItems[0]).toMatchObject({ quantity: '0', taxRate: '' })
  })

  it('[D4] takes days and moments, refuses other dates', () => {
    const { issuedField } = rulesOf(type)
    expect(aDocument(type, { [issuedField]: '2026-02-28T23:00:00.000Z' })).toMatchObject({
      [issuedField]: '2026-02-28',
    })
    expect(messages(type, { [issuedField]: '2026-02-30' })).toEqual({
      [issuedField]: 'Must be a date such as 2026-01-31',
    })
    expect(messages(type, { [issuedField]: '' })).toEqual({})
  })

  it.each(['-1', '100.01', '1000'])('[D8] refuses %s as a rate', (rate) => {
    const { taxRateField } = rulesOf(type)
    expect(messages(type, { [taxRateField]: rate })).toEqual({
      [taxRateField]: 'Must be between 0 and 100',
    })
    expect(messages(type, { lineItems: [{ taxRate: rate }] })).toEqual({
      'lineItems.0.taxRate': 'Must be between 0 and 100',
    })
  })

  it('[D7] is not handed out without its number or with a wrong e-mail address', () => {
    const { numberField, receiver } = rulesOf(type)
    const complete = { [`${receiver}Name`]: 'Ada', [`${receiver}Email`]: 'ada@example.org' }
    expect(issueProblems(aDocument(type, complete))).toEqual({})
    const wrong = { ...complete, [numberField]: ' ', [`${receiver}Email`]: 'ada@' }
    expect(issueProblems(aDocument(type, wrong))).toEqual({
      [numberField]: expect.stringMatching(/ number is required$/),
      [`${receiver}Email`]: 'Please enter a valid email address',
    })
  })

  it('[T17] names each figure that its lines do not give', () => {
    const { endAmountField, lineAmountField } = rulesOf(type)
    const document = newDocument(type, moment)
    const lineItems = document.lineItems.map((line) => ({ ...line, [lineAmountField]: '0.01' }))
    const tampered = documentSchemas[type].parse({
      ...document,
      lineItems,
      [endAmountField]: '1.00',
    })
    expect(wrongFigures(tampered)).toEqual({
      [endAmountField]: '0.00',
      [`lineItems.0.${lineAmountField}`]: '0.00',
    })
  })
})

describe('kinds', () => {
  it('[D7] a quote says who it is for, with the messages of the specification', () => {
    expect(issueProblems(aDocument('quote', { documentNumber: '', clientName: '' }))).toEqual({
      documentNumber: 'Quote number is required',
      clientName: 'Client name is required',
    })
  })

  it('[D7] an invoice is not due before it is written', () => {
    expect(
      issueProblems(aDocument('invoice', { issueDate: '2026-02-02', dueDate: '2026-02-01' })),
    ).toEqual({
      dueDate: 'Due Date must not be before the date of the document',
    })
  })

  it('[T16] each kind has its figures under its own names', () => {
    const lines = (price: string) => ({ lineItems: [{ quantity: '2', [price]: '50' }] })
    const second = { enableTax2: true, tax2Label: 'City', tax2Rate: '1' }
    expect(aDocument('invoice', { ...lines('rate'), ...second })).toMatchObject({
      subtotal: '100.00',
      tax1: '10.00',
      tax2: '1.00',
      total: '111.00',
      lineItems: [{ amount: '100.00' }],
    })
    expect(aDocument('quote', { ...lines('unitPrice'), taxRate: '8' })).toMatchObject({
      subtotal: '100.00',
      salesTax: '8.00',
      total: '108.00',
      lineItems: [{ amount: '100.00' }],
    })
    expect(
      aDocument('purchase_order', { ...lines('unitPrice'), ...second, taxRate: '8' }),
    ).toMatchObject({
      taxAmount: '9.00',
      totalAmount: '109.00',
      lineItems: [{ total: '100.00' }],
    })
  })
})
