/** Every field that the editors send to a preview, and what the page must then say. */
type PreviewCase = {
  readonly kind: string
  readonly path: string
  readonly fields: Record<string, string>
  readonly shown: readonly string[]
}

const invoice = {
  texts:
    'companyName companyEmail companyPhone companyAddress clientName clientEmail clientAddress invoiceNumber ' +
    'bankName bankAddress accountNumber routingNumber iban swift aba otherBankingInfo paymentTerms notes terms',
  others: {
    companyLogoUrl: '/objects/uploads/1',
    issueDate: '2026-01-15',
    dueDate: '2026-02-14T00:00:00.000Z',
    lineItems: lines('rate', 'amount'),
    tax1Label: 'VAT',
    tax1Rate: '20',
    enableTax2: 'true',
    tax2Label: 'City tax',
    tax2Rate: '1.5',
    ...wrong('subtotal tax1 tax2 total'),
  },
  shown: ['January 15, 2026', 'February 14, 2026', 'VAT 20%', '$200.00', 'City tax 1.5%', '$15.00'],
  total: '$1 215.00',
}

const quote = {
  texts:
    'documentNumber clientName clientCompany clientAddress clientPhone clientEmail customerId comments preparedBy ' +
    'salesperson poNumber shipVia fobPoint',
  others: {
    companyLogoUrl: '/objects/uploads/1',
    issueDate: '2026-01-15',
    validUntil: '2026-02-14',
    shipDate: '2026-03-01',
    lineItems: lines('unitPrice', 'amount'),
    taxRate: '7.25',
    ...wrong('subtotal salesTax total'),
  },
  shown: ['January 15, 2026', 'February 14, 2026', 'March 1, 2026', 'Tax 7.25%', '$72.50'],
  total: '$1 072.50',
}

const purchaseOrder = {
  texts:
    'poNumber companyName companyAddress companyPhone companyFax companyWebsite vendorName vendorCompany ' +
    'vendorAddress vendorPhone vendorFax vendorEmail shipToName shipToCompany shipToAddress shipToPhone requisitioner ' +
    'shipVia fobPoint shippingTerms paymentTerms comments specialInstructions',
  others: {
    companyLogoUrl: '/objects/uploads/1',
    poDate: '2026-01-15T00:00:00.000Z',
    lineItems: lines('unitPrice', 'total', 'Part'),
    taxRate: '10',
    shippingAmount: '45',
    otherAmount: '5.5',
    currency: 'EUR',
    jurisdiction: 'US',
    ...wrong('subtotal taxAmount totalAmount'),
  },
  shown: ['January 15, 2026', 'Part 1', 'Tax 10%', '€100.00', '€45.00', '€5.50'],
  total: '€1 150.50',
}

const creditNote = {
  texts:
    'creditNoteNumber originalInvoiceNumber creditReason refundMethod companyName companyAddress companyPhone ' +
    'companyEmail companyFax companyWebsite customerName customerCompany customerAddress customerPhone customerFax ' +
    'customerEmail comments',
  others: {
    creditNoteDate: '2026-01-15',
    lineItems: lines('unitPrice', 'total', 'Part'),
    taxRate: '10',
    shippingCredit: '45',
    otherCredit: '5.5',
    currency: 'JPY',
    jurisdiction: 'US',
    ...wrong('subtotal taxAmount totalCredit'),
  },
  shown: ['January 15, 2026', 'Part 2', '¥100', '¥45', '¥6'],
  total: '¥1 151',
}

export const previewCases: readonly PreviewCase[] = [
  preview('invoice', '/api/template-preview/minimalist-line', invoice),
  preview('quote', '/api/quote-preview/quote-professional-teal', quote),
  preview('purchase order', '/api/po-preview/po-corporate', purchaseOrder),
  preview('credit note', '/api/cn-preview/cn-elegant', creditNote),
]

function preview(
  kind: string,
  path: string,
  parts: { texts: string; others: Record<string, string>; shown: string[]; total: string },
): PreviewCase {
  const names = parts.texts.split(' ')
  const texts = Object.fromEntries(names.map((name) => [name, `The ${name}`]))
  return {
    kind,
    path,
    fields: { ...texts, ...parts.others },
    shown: [...Object.values(texts), 'Two of these', 'One of those', ...parts.shown, parts.total],
  }
}

function lines(price: string, amount: string, item?: string): string {
  const line = (at: number, description: string, quantity: string, value: string) => ({
    ...(item && { itemNumber: `${item} ${at}` }),
    description,
    quantity,
    [price]: value,
    [amount]: '1.00',
  })
  return JSON.stringify([
    line(1, 'Two of these', '2', '10.50'),
    line(2, 'One of those', '1', '979'),
  ])
}

/** Figures that the lines do not give, so that a page that believed them would be caught. */
function wrong(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name, at) => [name, `${7000 + at}`]))
}
