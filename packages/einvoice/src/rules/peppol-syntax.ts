import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import { attachmentTypes, currencies, taxPointCodes } from '../codes/document-codes.ts'
import { allowanceReasons, chargeReasons } from '../codes/payment-codes.ts'
import { addressSchemes } from '../codes/scheme-codes.ts'
import { everyElement, type XmlElement } from '../xml/xml-element.ts'
import type { Rule } from './rule.ts'
import { at, countBelow, countOf, linesIn, textOf, written } from './written.ts'

const amountNames = new Set(
  `Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount
  AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount`
    .split(/\s+/)
    .map((name) => `cbc:${name}`),
)

const dateNames = new Set(
  'IssueDate DueDate TaxPointDate StartDate EndDate ActualDeliveryDate'
    .split(' ')
    .map((name) => `cbc:${name}`),
)

/** Every amount but the VAT in the accounting currency, which is in another currency on purpose. */
function amountsInDocumentCurrency(root: XmlElement): XmlElement[] {
  const others = new Set(
    at(root, 'cac:TaxTotal')
      .filter((total) => at(total, 'cac:TaxSubtotal').length === 0)
      .flatMap((total) => at(total, 'cbc:TaxAmount')),
  )
  return everyElement(root).filter(
    (element) => amountNames.has(element.name) && !others.has(element),
  )
}

function allowancesOutsidePrices(root: XmlElement): XmlElement[] {
  const direct = at(root, 'cac:AllowanceCharge')
  const inLines = linesIn(root).flatMap((line) => at(line, 'cac:AllowanceCharge'))
  return [...direct, ...inLines]
}

const isIndicator = (text: string | undefined) => text === 'true' || text === 'false'

/** What XRechnung has taken over from these, too. */
export const sharedPeppolSyntaxRules: readonly Rule[] = [
  written({
    ...{ id: 'PEPPOL-EN16931-R008', terms: ['BT-1'] },
    says: 'The file has empty elements. Leave out what says nothing.',
    count: (root) =>
      countOf(root, ({ children, text }) => children.length === 0 && text.trim() === ''),
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R043', terms: ['BG-20', 'BG-21', 'BG-27', 'BG-28'] },
    says: "A discount says 'false', a charge 'true'.",
    count: (root) =>
      allowancesOutsidePrices(root).filter(
        (each) => !isIndicator(textOf(each, 'cbc:ChargeIndicator')),
      ).length,
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R044', terms: ['BT-147'] },
    says: 'A price may have a discount, no charge.',
    count: (root) =>
      countBelow(
        root,
        'cac:Price',
        (child) =>
          child.name === 'cac:AllowanceCharge' && textOf(child, 'cbc:ChargeIndicator') !== 'false',
      ),
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R053', terms: ['BG-23'] },
    says: 'Give exactly one VAT breakdown.',
    count: (root) =>
      at(root, 'cac:TaxTotal').filter((total) => at(total, 'cac:TaxSubtotal').length > 0).length ===
      1
        ? 0
        : 1,
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R054', terms: ['BT-111'] },
    says: 'Give the total VAT in the accounting currency exactly where there is such a currency.',
    count: (root) => {
      const totals = at(root, 'cac:TaxTotal').filter(
        (total) => at(total, 'cac:TaxSubtotal').length === 0,
      )
      return totals.length === (at(root, 'cbc:TaxCurrencyCode').length > 0 ? 1 : 0) ? 0 : 1
    },
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R101', terms: ['BT-128'] },
    says: 'A line may only refer to its invoiced object.',
    count: (root) =>
      linesIn(root)
        .flatMap((line) => at(line, 'cac:DocumentReference'))
        .filter((each) => textOf(each, 'cbc:DocumentTypeCode') !== '130').length,
  }),
]

export const peppolSyntaxRules: readonly Rule[] = [
  written({
    ...{ id: 'PEPPOL-EN16931-R006', terms: ['BT-18'] },
    says: 'Only one invoiced object is allowed.',
    count: (root) =>
      at(root, 'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=130]').length > 1 ? 1 : 0,
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R051', terms: ['BT-5'] },
    says: 'All amounts must be in the currency of the invoice.',
    count: (root) => {
      const currency = textOf(root, 'cbc:DocumentCurrencyCode')
      return amountsInDocumentCurrency(root).filter(
        ({ attributes }) => attributes.currencyID !== currency,
      ).length
    },
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R080', terms: ['BT-11'] },
    says: 'Only one project reference is allowed.',
    count: (root) =>
      root.name === 'cn:CreditNote' &&
      at(root, 'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=50]').length > 1
        ? 1
        : 0,
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-R100', terms: ['BT-128'] },
    says: 'Only one invoiced object is allowed on a line.',
    count: (root) =>
      linesIn(root).filter((line) => at(line, 'cac:DocumentReference').length > 1).length,
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-CL001', terms: ['BT-125'] },
    says: 'Attach a PDF, a PNG, a JPEG, a CSV file or a spreadsheet.',
    count: (root) =>
      countOf(
        root,
        ({ name, attributes }) =>
          name === 'cbc:EmbeddedDocumentBinaryObject' &&
          attributes.mimeCode !== undefined &&
          !attachmentTypes.has(attributes.mimeCode),
      ),
  }),
  ...(
    [
      ['CL002', 'false', allowanceReasons, 'a discount', ['BT-98', 'BT-140']],
      ['CL003', 'true', chargeReasons, 'a charge', ['BT-105', 'BT-145']],
    ] as const
  ).map(([id, indicator, codes, what, terms]) =>
    written({
      ...{ id: `PEPPOL-EN16931-${id}`, terms },
      says: `This is not a code for the reason of ${what}.`,
      count: (root) =>
        countBelow(
          root,
          'cac:AllowanceCharge',
          (child, parent) =>
            child.name === 'cbc:AllowanceChargeReasonCode' &&
            textOf(parent, 'cbc:ChargeIndicator') === indicator &&
            !codes.has(child.text.trim()),
        ),
    }),
  ),
  written({
    ...{ id: 'PEPPOL-EN16931-CL006', terms: ['BT-8'] },
    says: 'This is not a code for a tax point.',
    count: (root) =>
      countBelow(
        root,
        'cac:InvoicePeriod',
        (child) => child.name === 'cbc:DescriptionCode' && !taxPointCodes.has(child.text.trim()),
      ),
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-CL007', terms: ['BT-5'] },
    says: 'An amount is in a currency that does not exist.',
    count: (root) =>
      countOf(
        root,
        ({ name, attributes }) =>
          amountNames.has(name) && !currencies.has(attributes.currencyID ?? ''),
      ),
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-CL008', terms: ['BT-34', 'BT-49'] },
    says: 'Peppol does not carry addresses of this scheme.',
    count: (root) =>
      countOf(
        root,
        ({ name, attributes }) =>
          name === 'cbc:EndpointID' &&
          attributes.schemeID !== undefined &&
          !addressSchemes.has(attributes.schemeID),
      ),
  }),
  written({
    ...{ id: 'PEPPOL-EN16931-F001', terms: ['BT-2'] },
    says: 'A date is written YYYY-MM-DD and must be in the calendar.',
    count: (root) => countOf(root, ({ name, text }) => dateNames.has(name) && !isCalendarDay(text)),
  }),
]
