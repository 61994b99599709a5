import { australia } from './countries/australia.ts'
import { austria } from './countries/austria.ts'
import { belgium } from './countries/belgium.ts'
import { bulgaria } from './countries/bulgaria.ts'
import { canada } from './countries/canada.ts'
import { croatia } from './countries/croatia.ts'
import { cyprus } from './countries/cyprus.ts'
import { czechia } from './countries/czechia.ts'
import { denmark } from './countries/denmark.ts'
import { elsewhere } from './countries/elsewhere.ts'
import { estonia } from './countries/estonia.ts'
import { finland } from './countries/finland.ts'
import { france } from './countries/france.ts'
import { germany } from './countries/germany.ts'
import { greece } from './countries/greece.ts'
import { hungary } from './countries/hungary.ts'
import { india } from './countries/india.ts'
import { ireland } from './countries/ireland.ts'
import { italy } from './countries/italy.ts'
import { latvia } from './countries/latvia.ts'
import { lithuania } from './countries/lithuania.ts'
import { luxembourg } from './countries/luxembourg.ts'
import { malta } from './countries/malta.ts'
import { netherlands } from './countries/netherlands.ts'
import { newZealand } from './countries/new-zealand.ts'
import { norway } from './countries/norway.ts'
import { poland } from './countries/poland.ts'
import { portugal } from './countries/portugal.ts'
import { romania } from './countries/romania.ts'
import { singapore } from './countries/singapore.ts'
import { slovakia } from './countries/slovakia.ts'
import { slovenia } from './countries/slovenia.ts'
import { southAfrica } from './countries/south-africa.ts'
import { spain } from './countries/spain.ts'
import { sweden } from './countries/sweden.ts'
import { switzerland } from './countries/switzerland.ts'
import { unitedArabEmirates } from './countries/united-arab-emirates.ts'
import { unitedKingdom } from './countries/united-kingdom.ts'
import { unitedStates } from './countries/united-states.ts'
import type { Jurisdiction } from './jurisdiction.ts'

/** Every law that is written here, the neutral one last. */
export const jurisdictions: readonly Jurisdiction[] = [
  australia,
  austria,
  belgium,
  bulgaria,
  canada,
  croatia,
  cyprus,
  czechia,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  india,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  newZealand,
  norway,
  poland,
  portugal,
  romania,
  singapore,
  slovakia,
  slovenia,
  southAfrica,
  spain,
  sweden,
  switzerland,
  unitedArabEmirates,
  unitedKingdom,
  unitedStates,
  elsewhere,
]

const byCountry = new Map(jurisdictions.map((each) => [each.country, each]))

/** The law of a country; that of no country in particular where we do not know it. */
export function jurisdictionOf(country: string | undefined): Jurisdiction {
  return byCountry.get(country ?? '') ?? elsewhere
}

export function isInEu(country: string | undefined): boolean {
  return jurisdictionOf(country).isInEu
}
