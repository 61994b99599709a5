import { group, type Paths, term } from './term.ts'

const agreement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement'
const delivery = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery'
const settlement = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement'

type AddressIds = readonly [
  group: `BG-${string}`,
  lineOne: `BT-${string}`,
  lineTwo: `BT-${string}`,
  lineThree: `BT-${string}`,
  city: `BT-${string}`,
  postcode: `BT-${string}`,
  region: `BT-${string}`,
  country: `BT-${string}`,
]

/** Four parties have the same address under other numbers. */
function address(whose: string, ids: AddressIds, paths: Paths) {
  const [id, lineOne, lineTwo, lineThree, city, postcode, region, country] = ids
  return group(id, `${whose} address`, '0..1', paths, {
    lineOne: term(lineOne, `${whose} street`, 'text', '0..1', {
      ubl: 'cbc:StreetName',
      cii: 'ram:LineOne',
    }),
    lineTwo: term(lineTwo, `${whose} second address line`, 'text', '0..1', {
      ubl: 'cbc:AdditionalStreetName',
      cii: 'ram:LineTwo',
    }),
    lineThree: term(lineThree, `${whose} third address line`, 'text', '0..1', {
      ubl: 'cac:AddressLine/cbc:Line',
      cii: 'ram:LineThree',
    }),
    city: term(city, `${whose} city`, 'text', '0..1', { ubl: 'cbc:CityName', cii: 'ram:CityName' }),
    postcode: term(postcode, `${whose} postcode`, 'text', '0..1', {
      ubl: 'cbc:PostalZone',
      cii: 'ram:PostcodeCode',
    }),
    region: term(region, `${whose} region`, 'text', '0..1', {
      ubl: 'cbc:CountrySubentity',
      cii: 'ram:CountrySubDivisionName',
    }),
    country: term(country, `${whose} country`, 'text', '1..1', {
      ubl: 'cac:Country/cbc:IdentificationCode',
      cii: 'ram:CountryID',
    }),
  })
}

const legalName = { ubl: 'cac:PartyLegalEntity/cbc:RegistrationName', cii: 'ram:Name' }
const tradingName = {
  ubl: 'cac:PartyName/cbc:Name',
  cii: 'ram:SpecifiedLegalOrganization/ram:TradingBusinessName',
}
const legalRegistration = {
  ubl: 'cac:PartyLegalEntity/cbc:CompanyID',
  cii: 'ram:SpecifiedLegalOrganization/ram:ID',
}
const vatIdentifier = {
  ubl: 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID',
  cii: 'ram:SpecifiedTaxRegistration[ram:ID/@schemeID=VA]/ram:ID',
}
const electronicAddress = { ubl: 'cbc:EndpointID', cii: 'ram:URIUniversalCommunication/ram:URIID' }
const postalAddress = { ubl: 'cac:PostalAddress', cii: 'ram:PostalTradeAddress' }

function contact(whose: string, ids: readonly [`BG-${string}`, ...`BT-${string}`[]]) {
  const [id, name = 'BT-', phone = 'BT-', email = 'BT-'] = ids as [
    `BG-${string}`,
    `BT-${string}`,
    `BT-${string}`,
    `BT-${string}`,
  ]
  return group(
    id,
    `${whose} contact`,
    '0..1',
    { ubl: 'cac:Contact', cii: 'ram:DefinedTradeContact' },
    {
      // UBL has one name for a person or a department; CII has one for each.
      name: term(name, `${whose} contact person`, 'text', '0..1', {
        ubl: 'cbc:Name',
        cii: 'ram:PersonName|ram:DepartmentName',
      }),
      phone: term(phone, `${whose} contact's telephone number`, 'text', '0..1', {
        ubl: 'cbc:Telephone',
        cii: 'ram:TelephoneUniversalCommunication/ram:CompleteNumber',
      }),
      email: term(email, `${whose} contact's email address`, 'text', '0..1', {
        ubl: 'cbc:ElectronicMail',
        cii: 'ram:EmailURIUniversalCommunication/ram:URIID',
      }),
    },
  )
}

/** Who sells, who buys, who is paid, who answers to the tax office, and where things went. */
export const partyTerms = {
  seller: group(
    'BG-4',
    'seller',
    '1..1',
    { ubl: 'cac:AccountingSupplierParty/cac:Party', cii: `${agreement}/ram:SellerTradeParty` },
    {
      name: term('BT-27', "seller's name", 'text', '1..1', legalName),
      tradingName: term('BT-28', "seller's trading name", 'text', '0..1', tradingName),
      // The creditor identifier of a direct debit (BT-90) shares this element in UBL.
      identifiers: term('BT-29', "seller's identifier", 'identifier', '0..n', {
        ubl: 'cac:PartyIdentification*[cbc:ID/@schemeID!=SEPA]/cbc:ID',
        cii: 'ram:ID*|ram:GlobalID*',
      }),
      legalRegistration: term(
        'BT-30',
        "seller's company number",
        'identifier',
        '0..1',
        legalRegistration,
      ),
      vatIdentifier: term('BT-31', "seller's VAT number", 'text', '0..1', vatIdentifier),
      taxRegistration: term('BT-32', "seller's tax number", 'text', '0..1', {
        ubl: 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!=VAT]{cac:TaxScheme/cbc:ID=TAX}/cbc:CompanyID',
        cii: 'ram:SpecifiedTaxRegistration[ram:ID/@schemeID=FC]/ram:ID',
      }),
      legalForm: term('BT-33', "seller's legal information", 'text', '0..1', {
        ubl: 'cac:PartyLegalEntity/cbc:CompanyLegalForm',
        cii: 'ram:Description',
      }),
      electronicAddress: term(
        'BT-34',
        "seller's electronic address",
        'identifier',
        '0..1',
        electronicAddress,
      ),
      address: address(
        "seller's",
        ['BG-5', 'BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'],
        postalAddress,
      ),
      contact: contact("seller's", ['BG-6', 'BT-41', 'BT-42', 'BT-43']),
    },
  ),
  buyer: group(
    'BG-7',
    'buyer',
    '1..1',
    { ubl: 'cac:AccountingCustomerParty/cac:Party', cii: `${agreement}/ram:BuyerTradeParty` },
    {
      name: term('BT-44', "buyer's name", 'text', '1..1', legalName),
      tradingName: term('BT-45', "buyer's trading name", 'text', '0..1', tradingName),
      identifier: term('BT-46', "buyer's identifier", 'identifier', '0..1', {
        ubl: 'cac:PartyIdentification/cbc:ID',
        cii: 'ram:ID|ram:GlobalID',
      }),
      legalRegistration: term(
        'BT-47',
        "buyer's company number",
        'identifier',
        '0..1',
        legalRegistration,
      ),
      vatIdentifier: term('BT-48', "buyer's VAT number", 'text', '0..1', vatIdentifier),
      electronicAddress: term(
        'BT-49',
        "buyer's electronic address",
        'identifier',
        '0..1',
        electronicAddress,
      ),
      address: address(
        "buyer's",
        ['BG-8', 'BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'],
        postalAddress,
      ),
      contact: contact("buyer's", ['BG-9', 'BT-56', 'BT-57', 'BT-58']),
    },
  ),
  payee: group(
    'BG-10',
    'payee',
    '0..1',
    { ubl: 'cac:PayeeParty', cii: `${settlement}/ram:PayeeTradeParty` },
    {
      name: term('BT-59', "payee's name", 'text', '1..1', {
        ubl: 'cac:PartyName/cbc:Name',
        cii: 'ram:Name',
      }),
      identifier: term('BT-60', "payee's identifier", 'identifier', '0..1', {
        ubl: 'cac:PartyIdentification[cbc:ID/@schemeID!=SEPA]/cbc:ID',
        cii: 'ram:ID|ram:GlobalID',
      }),
      legalRegistration: term(
        'BT-61',
        "payee's company number",
        'identifier',
        '0..1',
        legalRegistration,
      ),
    },
  ),
  taxRepresentative: group(
    'BG-11',
    'tax representative',
    '0..1',
    {
      ubl: 'cac:TaxRepresentativeParty',
      cii: `${agreement}/ram:SellerTaxRepresentativeTradeParty`,
    },
    {
      name: term('BT-62', "tax representative's name", 'text', '1..1', {
        ubl: 'cac:PartyName/cbc:Name',
        cii: 'ram:Name',
      }),
      vatIdentifier: term(
        'BT-63',
        "tax representative's VAT number",
        'text',
        '1..1',
        vatIdentifier,
      ),
      address: address(
        "tax representative's",
        ['BG-12', 'BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69'],
        postalAddress,
      ),
    },
  ),
  delivery: group(
    'BG-13',
    'delivery',
    '0..1',
    { ubl: 'cac:Delivery', cii: delivery },
    {
      name: term('BT-70', 'name of the place of delivery', 'text', '0..1', {
        ubl: 'cac:DeliveryParty/cac:PartyName/cbc:Name',
        cii: 'ram:ShipToTradeParty/ram:Name',
      }),
      location: term('BT-71', 'place of delivery', 'identifier', '0..1', {
        ubl: 'cac:DeliveryLocation/cbc:ID',
        cii: 'ram:ShipToTradeParty/ram:ID|ram:ShipToTradeParty/ram:GlobalID',
      }),
      date: term('BT-72', 'delivery date', 'date', '0..1', {
        ubl: 'cbc:ActualDeliveryDate',
        cii: 'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString{@format=102}',
      }),
      address: address(
        'delivery',
        ['BG-15', 'BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80'],
        {
          ubl: 'cac:DeliveryLocation/cac:Address',
          cii: 'ram:ShipToTradeParty/ram:PostalTradeAddress',
        },
      ),
    },
  ),
} as const
