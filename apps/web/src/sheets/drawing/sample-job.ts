/** A sender, for sheets whose own is not known yet. */
export const sampleSender = {
  companyName: 'Marlow & Finch Joinery',
  companyEmail: 'accounts@marlowfinch.example',
  companyPhone: '+44 117 496 0144',
  companyAddress: '14 Quay Street\nBristol BS1 4XE\nUnited Kingdom',
  bankName: 'Harbour Bank',
  iban: 'GB82 WEST 1234 5698 7654 32',
  swift: 'HARBGB2L',
} as const

/** A client and some work for them. */
export const sampleJob = {
  invoiceNumber: 'INV-204817',
  clientName: 'Elena Castellan',
  clientCompany: 'Hotel Aurelia',
  clientAddress: '3 Harbour Lane\nCork T12 YX40\nIreland',
  clientEmail: 'elena@hotelaurelia.example',
  lineItems: [
    {
      description: 'Oak reading desk\nEuropean oak, oiled, two drawers',
      quantity: '2',
      rate: '640',
    },
    { description: 'Library shelving, per metre', quantity: '6.5', rate: '92' },
    { description: 'Delivery and fitting', quantity: '1', rate: '180' },
  ],
  tax1Label: 'VAT',
  tax1Rate: '20',
} as const
