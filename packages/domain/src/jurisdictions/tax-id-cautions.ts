import { kinds } from '../documents/kinds.ts'
import type { Circumstances, Party } from './circumstances.ts'
import type { Finding } from './finding.ts'
import { jurisdictionOf } from './jurisdictions.ts'
import { nameOf, whyOf } from './why.ts'

/** Numbers that are mistyped, or of another country than the address. */
export function taxIdCautions(circumstances: Circumstances): Finding[] {
  return (['seller', 'buyer'] as const).flatMap((who) => {
    const party = circumstances[who]
    return [...wrongForm(who, party), ...otherCountry(who, party, circumstances)]
  })
}

function wrongForm(who: string, { part, taxId, country }: Party): Finding[] {
  if (taxId?.format !== 'wrong') return []
  const law = jurisdictionOf(taxId.country ?? country)
  return [
    {
      id: `${who}-tax-id-form`,
      severity: 'wrong',
      field: `${part}.taxId`,
      message: `Check this tax ID. In ${law.name} it should be ${law.taxId.shape}, with matching check digits.`,
      why: whyOf(law.taxId, 'requires this number'),
    },
  ]
}

function otherCountry(
  who: string,
  { part, taxId, country }: Party,
  { document }: Circumstances,
): Finding[] {
  const ofId = taxId?.country
  if (ofId === undefined || country === undefined || ofId === country) return []
  const law = jurisdictionOf(ofId)
  const whose = part === 'sender' ? 'your' : `the ${kinds[document.kind].receiver.toLowerCase()}'s`
  return [
    {
      id: `${who}-tax-id-country`,
      severity: 'advice',
      field: `${part}.taxId`,
      message: `This tax ID is from ${law.name}, but ${whose} address is in ${nameOf(country)}.`,
      why: whyOf(law.taxId, 'ties each number to a country'),
    },
  ]
}
