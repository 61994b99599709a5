/** A request to a route that takes a document, as a client would send it. */
export type RecordedRequest = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Fields = Readonly<Record<string, unknown>>

const line = { itemNumber: 'A-1', description: 'Desk\nof oak', quantity: '2.5', unit: 'pcs' }

/** Every text, day, number and choice that a kind has, by its own names. */
const complete: Readonly<Record<string, Fields>> = {
  'template-preview/blue-wave': {
    type: 'invoice',
    ...sides('client'),
    invoiceNumber: 'INV-7',
    issueDate: '2026-01-15',
    dueDate: '2026-02-14',
    tax1Label: 'VAT',
    tax1Rate: '20',
    notes: 'Thank you',
    shippingAmount: '9.90',
    otherAmount: '-1',
    lineItems: [
      { ...line, rate: '640', taxRate: '7' },
      { description: 'Fitting', rate: '80' },
    ],
  },
  'quote-preview/quote-modern-blue': {
    ...sides('client'),
    documentNumber: 'QUO-7',
    issueDate: '2026-01-15',
    validUntil: '2026-02-14',
    taxLabel: 'VAT',
    taxRate: '20',
    comments: 'Thank you',
    lineItems: [{ ...line, unitPrice: '640', discountType: 'amount', discountValue: '40' }],
  },
  'po-preview/po-corporate': {
    ...sides('vendor'),
    poNumber: 'PO-7',
    poDate: '2026-01-15',
    taxLabel: 'VAT',
    taxRate: '20',
    shippingAmount: '45',
    otherAmount: '5',
    comments: 'Mind the stairs',
    lineItems: [{ ...line, unitPrice: '640' }],
  },
  'cn-preview/cn-classic': {
    ...sides('customer'),
    creditNoteNumber: 'CN-7',
    creditNoteDate: '2026-01-15',
    creditReason: 'A split top',
    refundMethod: 'Bank transfer',
    taxLabel: 'VAT',
    taxRate: '20',
    shippingCredit: '45',
    otherCredit: '5',
    comments: 'Sorry',
    lineItems: [{ ...line, unitPrice: '640' }],
  },
}

const genericWords = {
  invoiceNumber: 'N-1',
  issueDate: '2026-02-01T00:00:00.000Z',
  dueDate: '2026-02-09',
  clientName: 'Elena',
  clientCompany: 'Hotel',
  tax1Label: 'VAT',
  tax1Rate: 20,
  notes: 'Thanks',
  swiftCode: 'HARBGB2L',
  enableTax2: 'true',
  tax2Label: 'City',
  tax2Rate: 1.5,
  companyEmail: null,
  nonsense: 'yes',
  lineItems: [{ description: 'Desk', quantity: 2, rate: 10, unit: null }],
}

/** What each of these is refused for stands at the field. */
const faults: Readonly<Record<string, Fields>> = {
  'a quantity of letters': { lineItems: [{ quantity: 'two' }] },
  'a line of text': { lineItems: ['a line'] },
  'lines that are no list': { lineItems: '{"quantity":"1"}' },
  'lines that are no JSON': { lineItems: '[{' },
  'no lines': { lineItems: [] },
  'too long a name': { companyName: 'x'.repeat(201) },
  'no currency': { currency: 'BTC' },
  'no country': { jurisdiction: 'usa' },
  'no language': { language: 'english please' },
  'no second language': { secondLanguage: 'english please' },
  'labels that are no JSON': { labels: '{' },
  'a label that nobody prints': { labels: { nonsense: 'Yes' } },
  'too long a label': { labels: { issued: 'x'.repeat(41) } },
  'no day': { issueDate: '2026-02-30' },
  'a rate above a hundred': { tax1Rate: '101' },
  'no color': { primaryColor: 'red' },
  'no font': { fontFamily: 'Comic Sans' },
}

const places = {
  ghosts: {
    companyName: 'Your company',
    vendorName: 'Vendor name',
    clientName: 'Client name',
    'lineItems.0.description': 'Description',
    comments: 'Anything else',
  },
}

const previews = Object.keys(complete)

export const recordedRequests: readonly RecordedRequest[] = [
  ...['po-templates', 'cn-templates', 'themes', 'languages'].map((path) => get(path, path)),
  ...previews.flatMap((path) => [
    get(`${path}: a sample`, path),
    get(`${path}: by query`, path, asQuery(complete[path] ?? {})),
    post(`${path}: by body`, path, complete[path]),
    post(`${path}: in Germany`, path, {
      ...complete[path],
      language: 'de',
      jurisdiction: 'DE',
      currency: 'EUR',
      pricesIncludeTax: true,
      withholdingRate: '5',
      discountValue: '3',
    }),
    post(`${path}: in German and English, a label renamed`, path, {
      ...complete[path],
      language: 'de',
      secondLanguage: 'en',
      jurisdiction: 'DE',
      labels: { issued: 'Tag', 'columns.amount': 'Summe' },
    }),
    post(`${path}: reverse charge`, path, { ...complete[path], reverseCharge: true }),
    post(`${path}: words of an invoice`, path, genericWords),
    post(`${path}: places`, path, { ...complete[path], companyName: '', comments: '', places }),
    post(`${path}: a look`, path, { primaryColor: '#112233', fontFamily: 'open-sans' }),
    ...Object.entries(faults).map(([name, fields]) => post(`${path}: ${name}`, path, fields)),
  ]),
  get('an unknown theme', 'template-preview/nowhere'),
  post('any kind', 'template-preview/atelier', { ...genericWords, type: 'credit_note' }),
  ...pdfs(),
  ...translations(),
]

function translations(): RecordedRequest[] {
  const kinds = ['invoice', 'quote', 'purchase_order', 'credit_note']
  const asked = Object.values(complete).map((fields, index) => ({ ...fields, type: kinds[index] }))
  return [
    ...asked.map((fields) =>
      post(`ai/translate: ${fields.type}`, 'ai/translate', { ...fields, targetLanguage: 'de' }),
    ),
    post('ai/translate: no language', 'ai/translate', { ...genericWords, type: 'invoice' }),
    post('ai/translate: no kind', 'ai/translate', { ...genericWords, targetLanguage: 'de' }),
    post('ai/translate: nothing', 'ai/translate', { type: 'quote', targetLanguage: 'fr' }),
  ]
}

function pdfs(): RecordedRequest[] {
  const [invoice = {}, quote = {}, order = {}, credit = {}] = Object.values(complete)
  const wrong = { subtotal: '1.00', total: '2.00' }
  const ways: [string, Fields][] = [
    ['generate-pdf', { ...invoice, templateId: 'blue-wave' }],
    ['generate-pdf', { ...quote, type: 'quote' }],
    ['generate-pdf', { ...order, type: 'purchase_order', customization: { font: 'Lato' } }],
    ['generate-pdf', { ...credit, type: 'credit_note', customization: { color: '#aa2200' } }],
    ['generate-quote-pdf', quote],
    ['po-pdf/po-classic', order],
    ['cn-pdf/cn-modern', credit],
  ]
  return ways.flatMap(([path, fields], at) => [
    post(`PDF ${at}`, path, fields),
    post(`PDF ${at}: wrong figures`, path, { ...fields, ...wrong }),
    post(`PDF ${at}: nothing`, path, { type: fields.type }),
    post(`PDF ${at}: no number`, path, {
      ...fields,
      ...{ invoiceNumber: '', documentNumber: '', poNumber: '', creditNoteNumber: '' },
    }),
    post(`PDF ${at}: no date`, path, {
      ...fields,
      ...{ issueDate: '', poDate: '', creditNoteDate: ' ' },
    }),
    post(`PDF ${at}: no last day`, path, { ...fields, dueDate: '', validUntil: '' }),
    post(`PDF ${at}: no email`, path, { ...fields, companyEmail: 'nobody' }),
    post(`PDF ${at}: no client`, path, { ...fields, clientName: '', vendorName: '' }),
    post(`PDF ${at}: ends too soon`, path, {
      ...fields,
      dueDate: '2026-01-01',
      validUntil: '2026-01-01',
    }),
    ...Object.entries(faults).map(([name, fault]) =>
      post(`PDF ${at}: ${name}`, path, { ...fields, ...fault }),
    ),
  ])
}

function sides(receiver: string): Fields {
  const party = (prefix: string) => ({
    [`${prefix}Name`]: `${prefix} name`,
    [`${prefix}Company`]: `${prefix} company`,
    [`${prefix}Address`]: `${prefix} street\n${prefix} town`,
    [`${prefix}Phone`]: `+1 ${prefix}`,
    [`${prefix}Fax`]: `+2 ${prefix}`,
    [`${prefix}Email`]: `${prefix}@example.org`,
    [`${prefix}Website`]: `${prefix}.example`,
    [`${prefix}TaxId`]: `ID ${prefix}`,
  })
  return {
    ...party('company'),
    companyContact: 'company contact',
    ...party(receiver),
    ...party('shipTo'),
    bankName: 'Harbour Bank',
    bankAddress: '1 Quay',
    accountNumber: '123',
    routingNumber: '456',
    iban: 'GB82 WEST 1234 5698 7654 32',
    swift: 'HARBGB2L',
    aba: '021000021',
    otherBankingInfo: 'None',
    shipDate: '2026-03-01',
    shipVia: 'Van',
    fobPoint: 'Dock',
    shippingTerms: 'Paid',
    customerId: 'C-1',
    preparedBy: 'Ruth',
    salesperson: 'Ada',
    requisitioner: 'Lin',
    poNumber: 'PO-1',
    poDate: '2026-01-02',
    quoteNumber: 'Q-1',
    quoteDate: '2026-01-03',
    quoteValidUntil: '2026-01-04',
    originalInvoiceNumber: 'I-1',
    originalInvoiceDate: '2026-01-05',
    originalInvoiceDueDate: '2026-01-06',
    paymentTerms: 'net-15',
    terms: 'Pay soon',
    specialInstructions: 'Ring twice',
  }
}

function asQuery(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
}

function get(name: string, path: string, query?: Record<string, string>): RecordedRequest {
  return { name: `GET ${name}`, method: 'GET', path: `/api/${path}`, ...(query && { query }) }
}

function post(name: string, path: string, body: unknown): RecordedRequest {
  return { name: `POST ${name}`, method: 'POST', path: `/api/${path}`, body }
}
