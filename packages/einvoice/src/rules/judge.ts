import type { Invoice } from '../model/invoice.ts'
import { calculationRules } from './calculation.ts'
import { codeListRules } from './code-lists.ts'
import { peppolProcess, peppolRules, peppolSpecification, sharedPeppolRules } from './peppol.ts'
import { greekRules } from './peppol-greece.ts'
import { northernRules } from './peppol-north.ts'
import { peppolRegisterRules } from './peppol-registers.ts'
import { southernRules } from './peppol-south.ts'
import { peppolSyntaxRules, sharedPeppolSyntaxRules } from './peppol-syntax.ts'
import { plausibilityRules } from './plausibility.ts'
import { presenceRules } from './presence.ts'
import { type Finding, findings, type Judged, type Rule } from './rule.ts'
import { ublStructureRules } from './ubl-structure.ts'
import { vatCategoryRules } from './vat-categories.ts'
import { vatMixtureRules } from './vat-mixtures.ts'
import { germanPeppolRules, xrechnungRules, xrechnungSpecification } from './xrechnung.ts'

export type Profile = 'en16931' | 'xrechnung' | 'peppol'

type ProfileRow = {
  readonly specification: string
  readonly businessProcess?: string
  readonly rules: readonly Rule[]
}

const europeanRules: readonly Rule[] = [
  ...presenceRules,
  ...calculationRules,
  ...vatCategoryRules,
  ...vatMixtureRules,
  ...codeListRules,
  ...plausibilityRules,
  ...ublStructureRules,
]

const shared = [...sharedPeppolRules, ...sharedPeppolSyntaxRules]

/** What an invoice claims to follow, and what it is then judged by. */
export const profiles: Readonly<Record<Profile, ProfileRow>> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017', rules: europeanRules },
  xrechnung: {
    specification: xrechnungSpecification,
    businessProcess: peppolProcess,
    rules: [...europeanRules, ...xrechnungRules, ...shared],
  },
  peppol: {
    specification: peppolSpecification,
    businessProcess: peppolProcess,
    rules: [
      ...europeanRules,
      ...shared,
      ...peppolRules,
      ...peppolSyntaxRules,
      ...peppolRegisterRules,
      ...germanPeppolRules,
      ...northernRules,
      ...southernRules,
      ...greekRules,
    ],
  },
}

/** The profile that an invoice claims; the European standard where it claims none that we know. */
export function profileOf({ specification = '' }: Invoice): Profile {
  if (specification.includes('xrechnung')) return 'xrechnung'
  return specification.trim().startsWith(peppolSpecification) ? 'peppol' : 'en16931'
}

export function judge(judged: Judged, profile: Profile): Finding[] {
  return findings(profiles[profile].rules, judged)
}

export function isFatal({ severity }: Finding): boolean {
  return severity === 'fatal'
}
