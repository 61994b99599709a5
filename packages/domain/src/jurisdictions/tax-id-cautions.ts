import { kinds } from '../documents/kinds.ts'
import type { Circumstances, Party } from './circumstances.ts'
import { countryInText } from './country-in-text.ts'
import type { Finding } from './finding.ts'
import { jurisdictionOf } from './jurisdictions.ts'
import { whyOf } from './why.ts'

/** Numbers that are mistyped, or of another country than the address. */
export function taxIdCautions(
  circumstances: Pick<Circumstances, 'document' | 'seller' | 'buyer'>,
): Finding[] {
  return (['seller', 'buyer'] as const).flatMap((who) => {
    const party = circumstances[who]
    return [...wrongForm(who, party), ...otherCountry(who, party, circumstances)]
  })
}

function wrongForm(who: string, { part, taxId, country }: Party): Finding[] {
  if (taxId?.format !== 'wrong') return []
  const { country: code, taxId: rule } = jurisdictionOf(taxId.country ?? country)
  return [
    {
      id: `${who}-tax-id-form`,
      severity: 'wrong',
      field: `${part}.taxId`,
      message: `Check this tax ID. In ${countryInText(code)} it should be ${rule.shape}, with matching check digits.`,
      why: whyOf(rule, 'requires this number'),
    },
  ]
}

function otherCountry(
  who: string,
  { part, taxId, country }: Party,
  { document }: Pick<Circumstances, 'document'>,
): Finding[] {
  const ofId = taxId?.country
  if (ofId === undefined || country === undefined || ofId === country) return []
  const whose = part === 'sender' ? 'your' : `the ${kinds[document.kind].receiver.toLowerCase()}'s`
  return [
    {
      id: `${who}-tax-id-country`,
      severity: 'advice',
      field: `${part}.taxId`,
      message: `This tax ID is from ${countryInText(ofId)}, but ${whose} address is in ${countryInText(country)}.`,
      why: whyOf(jurisdictionOf(ofId).taxId, 'ties each number to a country'),
    },
  ]
}
