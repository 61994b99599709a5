import type { XmlElement } from '../xml/xml-element.ts'
import {
  isAustralianNumber,
  isBelgianNumber,
  isGln,
  isItalianTaxCode,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './check-digits.ts'
import type { Rule, Severity } from './rule.ts'
import { countBelow, countOf, written } from './written.ts'

/** The elements that name a party in a register. */
function numbered(
  scheme: string,
  places: readonly ('address' | 'identifier' | 'company')[],
  isValid: (text: string) => boolean,
) {
  return (root: XmlElement) => {
    const isBroken = (element: XmlElement) =>
      element.attributes.schemeID === scheme && !isValid(element.text.trim())
    const addresses = places.includes('address')
      ? countOf(root, (element) => element.name === 'cbc:EndpointID' && isBroken(element))
      : 0
    const identifiers = places.includes('identifier')
      ? countBelow(
          root,
          'cac:PartyIdentification',
          (child) => child.name === 'cbc:ID' && isBroken(child),
        )
      : 0
    const companies = places.includes('company')
      ? countOf(root, (element) => element.name === 'cbc:CompanyID' && isBroken(element))
      : 0
    return addresses + identifiers + companies
  }
}

const everywhere = ['address', 'identifier', 'company'] as const
const addresses = ['BT-34', 'BT-49', 'BT-29', 'BT-46', 'BT-30', 'BT-47']

const registers: readonly (readonly [
  id: string,
  scheme: string,
  what: string,
  isValid: (text: string) => boolean,
  severity?: Severity,
])[] = [
  ['R040', '0088', 'a GLN', isGln],
  ['R041', '0192', 'a Norwegian organization number', isNorwegianNumber],
  ['R042', '0184', 'a Danish CVR number of eight digits', (text) => /^(DK)?\d{8}$/.test(text)],
  ['R043', '0208', 'a Belgian enterprise number of ten digits', isBelgianNumber],
  [
    'R044',
    '0201',
    'an Italian IPA code of six signs',
    (text) => /^[A-Za-z0-9]{6}$/.test(text),
    'warning',
  ],
  ['R045', '0210', 'an Italian tax code', isItalianTaxCode, 'warning'],
  ['R047', '0211', 'an Italian VAT number', isItalianVatNumber, 'warning'],
  ['R049', '0007', 'a Swedish organization number of ten digits', isSwedishNumber],
  ['R050', '0151', 'an Australian business number', isAustralianNumber],
]

/** Numbers of parties have the check digits of their registers. */
export const peppolRegisterRules: readonly Rule[] = [
  ...registers.map(([id, scheme, what, isValid, severity]) =>
    written({
      ...{ id: `PEPPOL-COMMON-${id}`, terms: addresses, ...(severity && { severity }) },
      says: `Under the scheme ${scheme}, this must be ${what}.`,
      count: numbered(scheme, everywhere, isValid),
    }),
  ),
  written({
    ...{ id: 'PEPPOL-COMMON-R046', terms: addresses, severity: 'warning' },
    says: 'Under the scheme 9907, this must be an Italian tax code.',
    count: numbered('9907', ['address'], isItalianTaxCode),
  }),
]
