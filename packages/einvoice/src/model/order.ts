import { group, term, type ValuesOf } from './term.ts'

// An Order of UBL 2.1 as Peppol BIS Ordering 3 has it (transaction T01). There is no CII for it.

const at = (ubl: string) => ({ ubl, cii: '' })

/** Buyer and seller alike. No tax scheme: the rules of the transaction refuse it on a seller. */
function party(id: string, whose: string, path: string) {
  const own = (name: string) => `${whose} ${name}`
  return group(id, whose, '1..1', at(`${path}/cac:Party`), {
    electronicAddress: term(
      `${id}-1`,
      own('electronic address'),
      'identifier',
      '1..1',
      at('cbc:EndpointID'),
    ),
    tradingName: term(`${id}-2`, own('trading name'), 'text', '0..1', at('cac:PartyName/cbc:Name')),
    address: group(`${id}-3`, own('address'), '0..1', at('cac:PostalAddress'), {
      lineOne: term(`${id}-4`, own('street'), 'text', '0..1', at('cbc:StreetName')),
      lineTwo: term(
        `${id}-5`,
        own('second address line'),
        'text',
        '0..1',
        at('cbc:AdditionalStreetName'),
      ),
      lineThree: term(
        `${id}-6`,
        own('third address line'),
        'text',
        '0..1',
        at('cac:AddressLine/cbc:Line'),
      ),
      city: term(`${id}-7`, own('city'), 'text', '0..1', at('cbc:CityName')),
      postcode: term(`${id}-8`, own('postcode'), 'text', '0..1', at('cbc:PostalZone')),
      country: term(
        `${id}-9`,
        own('country'),
        'text',
        '1..1',
        at('cac:Country/cbc:IdentificationCode'),
      ),
    }),
    name: term(
      `${id}-10`,
      own('name'),
      'text',
      '1..1',
      at('cac:PartyLegalEntity/cbc:RegistrationName'),
    ),
    contact: group(`${id}-11`, own('contact'), '0..1', at('cac:Contact'), {
      name: term(`${id}-12`, own('contact person'), 'text', '0..1', at('cbc:Name')),
      phone: term(`${id}-13`, own('telephone number'), 'text', '0..1', at('cbc:Telephone')),
      email: term(`${id}-14`, own('email address'), 'text', '0..1', at('cbc:ElectronicMail')),
    }),
  })
}

const allowance = (isCharge: boolean) => at(`cac:AllowanceCharge[cbc:ChargeIndicator=${isCharge}]`)
const allowanceTerms = {
  reason: term('reason', 'reason', 'text', '0..1', at('cbc:AllowanceChargeReason')),
  amount: term('amount', 'amount', 'amount', '1..1', at('cbc:Amount')),
}

const total = (id: string, name: string) =>
  term(id, id, 'amount', '0..1', at(`cac:AnticipatedMonetaryTotal/cbc:${name}`))

export const orderTerms = {
  specification: term(
    'specification',
    'specification identifier',
    'text',
    '1..1',
    at('cbc:CustomizationID'),
  ),
  businessProcess: term('process', 'business process', 'text', '1..1', at('cbc:ProfileID')),
  number: term('number', 'order number', 'text', '1..1', at('cbc:ID')),
  issueDate: term('issueDate', 'issue date', 'date', '1..1', at('cbc:IssueDate')),
  typeCode: term('type', 'type code', 'text', '0..1', at('cbc:OrderTypeCode')),
  note: term('note', 'note', 'text', '0..1', at('cbc:Note')),
  currency: term('currency', 'currency', 'text', '1..1', at('cbc:DocumentCurrencyCode')),
  quote: term('quote', 'quote number', 'text', '0..1', at('cac:QuotationDocumentReference/cbc:ID')),
  buyer: party('buyer', "buyer's", 'cac:BuyerCustomerParty'),
  seller: party('seller', "seller's", 'cac:SellerSupplierParty'),
  deliverBy: term(
    'deliverBy',
    'delivery date',
    'date',
    '0..1',
    at('cac:Delivery/cac:RequestedDeliveryPeriod/cbc:EndDate'),
  ),
  deliveryTerms: term(
    'deliveryTerms',
    'delivery terms',
    'text',
    '0..1',
    at('cac:DeliveryTerms/cbc:SpecialTerms'),
  ),
  paymentTerms: term(
    'paymentTerms',
    'payment terms',
    'text',
    '0..1',
    at('cac:PaymentTerms/cbc:Note'),
  ),
  allowances: group('allowances', 'discount', '0..n', allowance(false), allowanceTerms),
  charges: group('charges', 'charge', '0..n', allowance(true), allowanceTerms),
  totalTax: term('totalTax', 'total tax', 'amount', '0..1', at('cac:TaxTotal/cbc:TaxAmount')),
  linesTotal: total('linesTotal', 'LineExtensionAmount'),
  withoutTax: total('withoutTax', 'TaxExclusiveAmount'),
  withTax: total('withTax', 'TaxInclusiveAmount'),
  allowancesTotal: total('allowancesTotal', 'AllowanceTotalAmount'),
  chargesTotal: total('chargesTotal', 'ChargeTotalAmount'),
  payable: total('payable', 'PayableAmount'),
  lines: group('lines', 'line', '1..n', at('cac:OrderLine'), {
    id: term('line', 'line number', 'text', '1..1', at('cac:LineItem/cbc:ID')),
    quantity: term('quantity', 'quantity', 'quantity', '1..1', at('cac:LineItem/cbc:Quantity')),
    unit: term('unit', 'unit', 'text', '1..1', at('cac:LineItem/cbc:Quantity/@unitCode')),
    netAmount: term(
      'netAmount',
      'amount of the line',
      'amount',
      '0..1',
      at('cac:LineItem/cbc:LineExtensionAmount'),
    ),
    allowances: group(
      'lineAllowances',
      'discount on the line',
      '0..n',
      at('cac:LineItem/cac:AllowanceCharge[cbc:ChargeIndicator=false]'),
      allowanceTerms,
    ),
    price: term('price', 'price', 'price', '0..1', at('cac:LineItem/cac:Price/cbc:PriceAmount')),
    name: term('name', 'name of the item', 'text', '1..1', at('cac:LineItem/cac:Item/cbc:Name')),
    description: term(
      'description',
      'description of the item',
      'text',
      '0..1',
      at('cac:LineItem/cac:Item/cbc:Description'),
    ),
    sellerItem: term(
      'sellerItem',
      "seller's item number",
      'text',
      '0..1',
      at('cac:LineItem/cac:Item/cac:SellersItemIdentification/cbc:ID'),
    ),
  }),
} as const

export type Order = ValuesOf<typeof orderTerms>
