import type { Invoice } from '../src/model/invoice.ts'

/** A small invoice that breaks no rule of EN 16931; what is to be tested is put over it. */
export function anInvoice(values: Partial<Invoice> = {}): Invoice {
  return {
    specification: 'urn:cen.eu:en16931:2017',
    number: 'INV-7',
    issueDate: '2026-03-01',
    dueDate: '2026-03-31',
    typeCode: '380',
    currency: 'EUR',
    notes: [],
    precedingInvoices: [],
    attachments: [],
    seller: {
      name: 'Atelier Blau GmbH',
      identifiers: [],
      vatIdentifier: 'DE123456788',
      address: { lineOne: 'Hauptstr. 1', city: 'Berlin', postcode: '10115', country: 'DE' },
    },
    buyer: {
      name: 'Café Noir SARL',
      address: { lineOne: '3 rue du Bac', city: 'Paris', postcode: '75007', country: 'FR' },
    },
    payments: [{ meansCode: '58', transfer: { account: 'DE02120300000000202051' } }],
    allowances: [],
    charges: [],
    vatBreakdown: [{ taxableAmount: '100.00', taxAmount: '19.00', category: 'S', rate: '19' }],
    totals: { lines: '100.00', withoutVat: '100.00', withVat: '119.00', due: '119.00' },
    totalVat: '19.00',
    lines: [aLine()],
    ...values,
  }
}

export function aLine(values: Partial<Invoice['lines'][number]> = {}): Invoice['lines'][number] {
  return {
    id: '1',
    quantity: '2',
    unit: 'HUR',
    netAmount: '100.00',
    allowances: [],
    charges: [],
    netPrice: '50.00',
    vatCategory: 'S',
    vatRate: '19',
    name: 'Design',
    classifications: [],
    attributes: [],
    ...values,
  }
}

const address = {
  lineOne: 'Street 1',
  lineTwo: 'Yard 2',
  lineThree: 'Door 3',
  city: 'Town',
  postcode: '12345',
  region: 'Region',
  country: 'DE',
}

const contact = { name: 'Ada Blau', phone: '+49 30 1234', email: 'ada@blau.example' }

/** An invoice that says everything that the standard has a term for. */
export const fullInvoice: Invoice = {
  ...anInvoice(),
  businessProcess: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  accountingCurrency: 'SEK',
  buyerReference: '04011000-12345-34',
  projectReference: 'Project 9',
  contractReference: 'Contract 4',
  orderReference: 'PO-3',
  salesOrderReference: 'SO-3',
  receivingAdvice: 'RA-1',
  despatchAdvice: 'DN-1',
  tenderReference: 'Lot 5',
  invoicedObject: { value: 'Meter 12', scheme: 'ABT' },
  buyerAccounting: '4025:123',
  paymentTerms: '#SKONTO#TAGE=14#PROZENT=2.00#\n',
  notes: [{ subjectCode: 'AAI', text: 'Thank you & <welcome> "again"' }],
  precedingInvoices: [{ number: 'INV-6', issueDate: '2026-02-01' }],
  attachments: [
    {
      reference: 'Timesheet',
      description: 'Hours in February',
      location: 'https://example.org/hours.pdf',
      file: { content: 'SGVsbG8=', mimeCode: 'application/pdf', filename: 'hours.pdf' },
    },
  ],
  seller: {
    name: 'Atelier Blau GmbH',
    tradingName: 'Blau',
    identifiers: [{ value: '4012345000009', scheme: '0088' }],
    legalRegistration: { value: 'HRB 1', scheme: '0204' },
    vatIdentifier: 'DE123456788',
    taxRegistration: '30/123/45678',
    legalForm: 'Geschäftsführerin: Ada Blau',
    electronicAddress: { value: 'ada@blau.example', scheme: 'EM' },
    address,
    contact,
  },
  buyer: {
    name: 'Café Noir SARL',
    tradingName: 'Noir',
    identifier: { value: 'C-17' },
    legalRegistration: { value: '732829320', scheme: '0002' },
    vatIdentifier: 'FR40303265045',
    electronicAddress: { value: '73282932000074', scheme: '0009' },
    address: { ...address, country: 'FR' },
    contact,
  },
  payee: {
    name: 'Factor AG',
    identifier: { value: 'F-1' },
    legalRegistration: { value: 'HRB 2', scheme: '0204' },
  },
  taxRepresentative: { name: 'Tax Rep', vatIdentifier: 'DE811907980', address },
  delivery: {
    name: 'Warehouse',
    location: { value: '4012345000009', scheme: '0088' },
    date: '2026-02-27',
    address: { ...address, country: 'FR' },
  },
  payments: [
    {
      meansCode: '59',
      meansText: 'Direct debit',
      transfer: { account: 'DE02120300000000202051', name: 'Atelier Blau' },
      bank: 'BYLADEM1001',
      card: { number: '1234', holder: 'Ada Blau' },
      debitedAccount: 'FR7630006000011234567890189',
    },
  ],
  paymentReference: 'INV-7',
  mandateReference: 'M-1',
  creditorIdentifier: 'DE98ZZZ09999999999',
  allowances: [
    {
      ...{ amount: '10.00', base: '100.00', percent: '10', reason: 'Discount', reasonCode: '95' },
      ...{ vatCategory: 'S', vatRate: '19' },
    },
  ],
  charges: [
    {
      ...{ amount: '10.00', base: '100.00', percent: '10', reason: 'Freight', reasonCode: 'FC' },
      ...{ vatCategory: 'S', vatRate: '19' },
    },
  ],
  vatBreakdown: [
    { taxableAmount: '100.00', taxAmount: '19.00', category: 'S', rate: '19' },
    {
      ...{ taxableAmount: '0.00', taxAmount: '0.00', category: 'E', rate: '0' },
      ...{ exemptionReason: 'Exempt', exemptionCode: 'VATEX-EU-132' },
    },
  ],
  taxPointCode: '35',
  period: { start: '2026-02-01', end: '2026-02-28' },
  totals: {
    ...{ lines: '100.00', allowances: '10.00', charges: '10.00', withoutVat: '100.00' },
    ...{ withVat: '119.00', paid: '19.00', rounding: '0.00', due: '100.00' },
  },
  totalVat: '19.00',
  totalVatInAccountingCurrency: '210.00',
  lines: [
    aLine({
      note: 'In two parts',
      invoicedObject: { value: 'Meter 13', scheme: 'ABT' },
      orderLine: '1',
      buyerAccounting: '4025:124',
      period: { start: '2026-02-01', end: '2026-02-14' },
      allowances: [
        { amount: '5.00', base: '50.00', percent: '10', reason: 'Loyalty', reasonCode: '95' },
      ],
      charges: [
        { amount: '5.00', base: '50.00', percent: '10', reason: 'Haste', reasonCode: 'FC' },
      ],
      priceDiscount: '10.00',
      grossPrice: '60.00',
      baseQuantity: '1',
      baseUnit: 'HUR',
      description: 'A poster in blue',
      sellerItem: 'D-1',
      buyerItem: 'B-1',
      standardItem: { value: '4012345000009', scheme: '0160' },
      classifications: [{ value: '82141502', scheme: 'TST', schemeVersion: '26.08.01' }],
      origin: 'DE',
      attributes: [{ name: 'Color', value: 'Blue' }],
    }),
    aLine({ id: '2', netAmount: '0.00', quantity: '0', vatCategory: 'E', vatRate: '0' }),
  ],
}
