import { currencies } from '../codes/document-codes.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { decimalsOf } from './figures.ts'
import type { Rule } from './rule.ts'
import { at, countOf, linesIn, written } from './written.ts'

function broken(
  id: string,
  terms: readonly string[],
  says: string,
  count: (root: XmlElement) => number,
): Rule {
  return written({ id, terms, says, count })
}

/** Within each element of one path, another may come once. */
function once(
  id: string,
  term: string,
  what: string,
  within: string,
  path: string,
  most = 1,
): Rule {
  const number = most === 1 ? 'once' : 'twice'
  return broken(
    id,
    [term],
    `The ${what} may be given only ${number}.`,
    (root) =>
      (within === '' ? [root] : within.split('|').flatMap((each) => at(root, each))).filter(
        (element) => at(element, path).length > most,
      ).length,
  )
}

/** All elements of a path say the same. */
function same(id: string, term: string, what: string, path: string): Rule {
  return broken(id, [term], `The ${what} must be the same wherever it is given.`, (root) =>
    new Set(at(root, path).map(({ text }) => text.trim())).size > 1 ? 1 : 0,
  )
}

const supplier = 'cac:AccountingSupplierParty/cac:Party'
const customer = 'cac:AccountingCustomerParty/cac:Party'
const line = 'cac:InvoiceLine|cac:CreditNoteLine'
const vat = 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID'
const addresses = [supplier, customer, 'cac:TaxRepresentativeParty']
  .map((party) => `${party}/cac:PostalAddress`)
  .join('|')

const isAmount = ({ name }: XmlElement) => /^cbc:\w*Amount$/.test(name)

// Prices may have any number of decimals, and so may what is taken off them.
function longAmounts(element: XmlElement): number {
  if (element.name === 'cac:Price') return 0
  const own = isAmount(element) && decimalsOf(element.text) > 2 ? 1 : 0
  return element.children.reduce((sum, child) => sum + longAmounts(child), own)
}

const lacksAttribute = (attribute: string) => (element: XmlElement) =>
  element.name === 'cbc:EmbeddedDocumentBinaryObject' && element.attributes[attribute] === undefined

/** What EN 16931 allows of UBL, beyond what its schema says. */
export const ublStructureRules: readonly Rule[] = [
  once('UBL-SR-01', 'BT-12', 'contract reference', '', 'cac:ContractDocumentReference/cbc:ID'),
  once('UBL-SR-02', 'BT-15', 'receiving advice', '', 'cac:ReceiptDocumentReference/cbc:ID'),
  once('UBL-SR-03', 'BT-16', 'delivery note number', '', 'cac:DespatchDocumentReference/cbc:ID'),
  once(
    'UBL-SR-04',
    'BT-18',
    'invoiced object',
    '',
    'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=130]/cbc:ID',
  ),
  once('UBL-SR-05', 'BT-20', 'payment terms', '', 'cac:PaymentTerms/cbc:Note'),
  once(
    'UBL-SR-06',
    'BG-3',
    'earlier invoice of a reference',
    'cac:BillingReference',
    'cac:InvoiceDocumentReference',
  ),
  broken(
    'UBL-SR-07',
    ['BT-25'],
    'The reference to an earlier invoice has no number.',
    (root) =>
      at(root, 'cac:BillingReference').filter(
        (each) => at(each, 'cac:InvoiceDocumentReference/cbc:ID').length === 0,
      ).length,
  ),
  once('UBL-SR-08', 'BG-14', 'billing period', '', 'cac:InvoicePeriod'),
  once(
    'UBL-SR-09',
    'BT-27',
    "seller's name",
    supplier,
    'cac:PartyLegalEntity/cbc:RegistrationName',
  ),
  once('UBL-SR-10', 'BT-28', "seller's trading name", supplier, 'cac:PartyName/cbc:Name'),
  once(
    'UBL-SR-11',
    'BT-30',
    "seller's company number",
    supplier,
    'cac:PartyLegalEntity/cbc:CompanyID',
  ),
  once('UBL-SR-12', 'BT-31', "seller's VAT number", supplier, vat),
  once(
    'UBL-SR-13',
    'BT-32',
    "seller's tax number",
    supplier,
    'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID!=VAT]/cbc:CompanyID',
  ),
  once(
    'UBL-SR-14',
    'BT-33',
    "seller's legal information",
    supplier,
    'cac:PartyLegalEntity/cbc:CompanyLegalForm',
  ),
  once('UBL-SR-15', 'BT-44', "buyer's name", customer, 'cac:PartyLegalEntity/cbc:RegistrationName'),
  once('UBL-SR-16', 'BT-46', "buyer's identifier", customer, 'cac:PartyIdentification/cbc:ID'),
  once(
    'UBL-SR-17',
    'BT-47',
    "buyer's company number",
    customer,
    'cac:PartyLegalEntity/cbc:CompanyID',
  ),
  once('UBL-SR-18', 'BT-48', "buyer's VAT number", customer, vat),
  once('UBL-SR-19', 'BT-59', "payee's name", 'cac:PayeeParty', 'cac:PartyName/cbc:Name'),
  once(
    'UBL-SR-20',
    'BT-60',
    "payee's identifier",
    'cac:PayeeParty',
    'cac:PartyIdentification[cbc:ID/@schemeID!=SEPA]/cbc:ID',
  ),
  once(
    'UBL-SR-21',
    'BT-61',
    "payee's company number",
    'cac:PayeeParty',
    'cac:PartyLegalEntity/cbc:CompanyID',
  ),
  once(
    'UBL-SR-22',
    'BT-62',
    "tax representative's name",
    'cac:TaxRepresentativeParty',
    'cac:PartyName/cbc:Name',
  ),
  once(
    'UBL-SR-23',
    'BT-63',
    "tax representative's VAT number",
    'cac:TaxRepresentativeParty',
    'cac:PartyTaxScheme/cbc:CompanyID',
  ),
  once('UBL-SR-24', 'BG-13', 'delivery', '', 'cac:Delivery'),
  once(
    'UBL-SR-25',
    'BT-70',
    'name of the place of delivery',
    'cac:Delivery',
    'cac:DeliveryParty/cac:PartyName/cbc:Name',
  ),
  once('UBL-SR-26', 'BT-83', 'payment reference', 'cac:PaymentMeans', 'cbc:PaymentID'),
  once(
    'UBL-SR-27',
    'BT-82',
    'description of the payment means',
    'cac:PaymentMeans',
    'cbc:InstructionNote',
  ),
  once(
    'UBL-SR-28',
    'BT-89',
    'direct debit mandate',
    'cac:PaymentMeans',
    'cac:PaymentMandate/cbc:ID',
  ),
  once(
    'UBL-SR-29',
    'BT-90',
    'creditor identifier',
    `${supplier}|cac:PayeeParty`,
    'cac:PartyIdentification/cbc:ID[@schemeID=SEPA]',
  ),
  once(
    'UBL-SR-30',
    'BT-97',
    'reason for a discount',
    'cac:AllowanceCharge[cbc:ChargeIndicator=false]',
    'cbc:AllowanceChargeReason',
  ),
  once(
    'UBL-SR-31',
    'BT-104',
    'reason for a charge',
    'cac:AllowanceCharge[cbc:ChargeIndicator=true]',
    'cbc:AllowanceChargeReason',
  ),
  once(
    'UBL-SR-32',
    'BT-120',
    'reason for charging no VAT',
    'cac:TaxTotal/cac:TaxSubtotal',
    'cac:TaxCategory/cbc:TaxExemptionReason',
  ),
  once(
    'UBL-SR-33',
    'BT-123',
    'description of a supporting document',
    'cac:AdditionalDocumentReference',
    'cbc:DocumentDescription',
  ),
  once('UBL-SR-34', 'BT-127', 'note on a line', line, 'cbc:Note'),
  once('UBL-SR-35', 'BT-132', 'order line', line, 'cac:OrderLineReference/cbc:LineID'),
  once('UBL-SR-36', 'BG-26', 'period of a line', line, 'cac:InvoicePeriod'),
  once(
    'UBL-SR-37',
    'BT-147',
    'discount on a price',
    line,
    'cac:Price/cac:AllowanceCharge/cbc:Amount',
  ),
  once('UBL-SR-39', 'BT-11', 'project reference', '', 'cac:ProjectReference/cbc:ID'),
  once('UBL-SR-40', 'BT-45', "buyer's trading name", customer, 'cac:PartyName/cbc:Name'),
  once('UBL-SR-42', 'BT-31', "seller's tax registration", supplier, 'cac:PartyTaxScheme', 2),
  broken(
    'UBL-SR-43',
    ['BT-18'],
    'Only an invoiced object or a project may have a scheme here.',
    (root) =>
      at(
        root,
        'cac:AdditionalDocumentReference[cbc:DocumentTypeCode!=130][cbc:DocumentTypeCode!=50]/cbc:ID',
      ).filter(({ attributes }) => attributes.schemeID !== undefined).length,
  ),
  same('UBL-SR-44', 'BT-83', 'payment reference', 'cac:PaymentMeans/cbc:PaymentID'),
  once('UBL-SR-45', 'BT-9', 'due date', '', 'cac:PaymentMeans/cbc:PaymentDueDate'),
  same('UBL-SR-47', 'BT-81', 'payment means', 'cac:PaymentMeans/cbc:PaymentMeansCode'),
  broken(
    'UBL-SR-48',
    ['BT-151'],
    'A line needs exactly one VAT category.',
    (root) =>
      linesIn(root).filter((each) => at(each, 'cac:Item/cac:ClassifiedTaxCategory').length !== 1)
        .length,
  ),
  once('UBL-SR-49', 'BT-8', 'tax point code', '', 'cac:InvoicePeriod/cbc:DescriptionCode'),
  once('UBL-SR-50', 'BT-154', 'description of an item', line, 'cac:Item/cbc:Description'),
  once('UBL-SR-51', 'BT-162', 'third address line', addresses, 'cac:AddressLine'),
  once('UBL-SR-52', 'BT-128', 'invoiced object of a line', line, 'cac:DocumentReference'),
  broken('UBL-SR-53', ['BT-31'], 'A tax registration is named without its number.', (root) =>
    countOf(
      root,
      (element) =>
        element.name === 'cac:PartyTaxScheme' &&
        at(element, 'cac:TaxScheme/cbc:ID').length > 0 &&
        at(element, 'cbc:CompanyID').length === 0,
    ),
  ),
  once('UBL-SR-54', 'BG-18', 'payment card', '', 'cac:PaymentMeans/cac:CardAccount'),
  once('UBL-SR-55', 'BG-19', 'direct debit mandate', '', 'cac:PaymentMeans/cac:PaymentMandate'),
  once('UBL-SR-56', 'BT-17', 'tender or lot', '', 'cac:OriginatorDocumentReference'),
  broken('UBL-DT-01', ['BT-131'], 'An amount has more than two decimals.', longAmounts),
  broken('UBL-DT-06', ['BT-125'], 'An attached file does not say of which type it is.', (root) =>
    countOf(root, lacksAttribute('mimeCode')),
  ),
  broken('UBL-DT-07', ['BT-125'], 'An attached file has no name.', (root) =>
    countOf(root, lacksAttribute('filename')),
  ),
  broken('BR-CL-03', ['BT-5'], 'An amount is in a currency that does not exist.', (root) =>
    countOf(
      root,
      ({ attributes }) =>
        attributes.currencyID !== undefined && !currencies.has(attributes.currencyID.trim()),
    ),
  ),
]
