// Each scheme by its own path: the library's entry loads those of 92 countries.
import * as austria from 'stdnum/lib/cjs/at/uid.js'
import * as australia from 'stdnum/lib/cjs/au/abn.js'
import * as belgium from 'stdnum/lib/cjs/be/vat.js'
import * as bulgarianPerson from 'stdnum/lib/cjs/bg/egn.js'
import * as canada from 'stdnum/lib/cjs/ca/bn.js'
import * as swissUid from 'stdnum/lib/cjs/ch/uid.js'
import * as swissVat from 'stdnum/lib/cjs/ch/vat.js'
import * as cyprus from 'stdnum/lib/cjs/cy/vat.js'
import * as czechia from 'stdnum/lib/cjs/cz/dic.js'
import * as germany from 'stdnum/lib/cjs/de/vat.js'
import * as denmark from 'stdnum/lib/cjs/dk/cvr.js'
import * as estonia from 'stdnum/lib/cjs/ee/kmkr.js'
import * as spain from 'stdnum/lib/cjs/es/nif.js'
import * as finland from 'stdnum/lib/cjs/fi/alv.js'
import * as france from 'stdnum/lib/cjs/fr/tva.js'
import * as britain from 'stdnum/lib/cjs/gb/vat.js'
import * as greece from 'stdnum/lib/cjs/gr/vat.js'
import * as croatia from 'stdnum/lib/cjs/hr/oib.js'
import * as hungary from 'stdnum/lib/cjs/hu/anum.js'
import * as ireland from 'stdnum/lib/cjs/ie/vat.js'
import * as italy from 'stdnum/lib/cjs/it/iva.js'
import * as lithuania from 'stdnum/lib/cjs/lt/pvm.js'
import * as luxembourg from 'stdnum/lib/cjs/lu/tva.js'
import * as latvia from 'stdnum/lib/cjs/lv/pvn.js'
import * as malta from 'stdnum/lib/cjs/mt/vat.js'
import * as netherlands from 'stdnum/lib/cjs/nl/btw.js'
import * as norwayVat from 'stdnum/lib/cjs/no/mva.js'
import * as norwayOrganization from 'stdnum/lib/cjs/no/orgnr.js'
import * as newZealand from 'stdnum/lib/cjs/nz/ird.js'
import * as poland from 'stdnum/lib/cjs/pl/nip.js'
import * as portugal from 'stdnum/lib/cjs/pt/nif.js'
import * as romania from 'stdnum/lib/cjs/ro/cif.js'
import * as sweden from 'stdnum/lib/cjs/se/vat.js'
import * as singapore from 'stdnum/lib/cjs/sg/uen.js'
import * as slovenia from 'stdnum/lib/cjs/si/ddv.js'
import * as unitedStates from 'stdnum/lib/cjs/us/ein.js'
import {
  bulgarianCompany,
  bulgarianOther,
  czechWithoutBirthNumber,
  indianPayer,
  slovakPayer,
  southAfricanVendor,
} from './own-schemes.ts'

export type Scheme = { validate(number: string): { readonly isValid: boolean } }

function shaped(pattern: RegExp): Scheme {
  return { validate: (number) => ({ isValid: pattern.test(number) }) }
}

/** The scheme of a number that is written there without the country's letters. */
function afterLetters(letters: string, scheme: Scheme): Scheme {
  return { validate: (number) => scheme.validate(number.replace(letters, '')) }
}

/** A scheme of which the library takes too much. */
function within(pattern: RegExp, scheme: Scheme): Scheme {
  return {
    validate: (number) => ({ isValid: pattern.test(number) && scheme.validate(number).isValid }),
  }
}

// Months of the 1800s are told by 20 more, those of the 2000s by 40 more.
const bornOn = /^(BG)?\d\d([024][1-9]|[135][0-2])(0[1-9]|[12]\d|3[01])/

/** The schemes of each country, the tax's own first. A number of any of them has the right form. */
export const taxIdSchemes: Readonly<Record<string, readonly Scheme[]>> = {
  AE: [shaped(/^\d{15}$/)],
  AT: [austria],
  AU: [australia],
  BE: [belgium],
  BG: [bulgarianCompany, within(bornOn, afterLetters('BG', bulgarianPerson)), bulgarianOther],
  CA: [canada],
  CH: [swissVat, swissUid],
  CY: [cyprus],
  CZ: [czechia, czechWithoutBirthNumber],
  DE: [germany],
  DK: [denmark],
  EE: [estonia],
  ES: [spain],
  FI: [finland],
  FR: [france],
  // Only departments and health authorities have letters.
  GB: [within(/^(GB)?(\d|GD|HA)/, britain)],
  GR: [greece],
  HR: [croatia],
  HU: [hungary],
  IE: [ireland],
  IN: [indianPayer],
  IT: [italy],
  LT: [lithuania],
  LU: [luxembourg],
  LV: [latvia],
  MT: [within(/^(MT)?[1-9]/, malta)],
  // Branches are counted from one.
  NL: [within(/B(?!00)\d\d$/, netherlands)],
  NO: [norwayVat, afterLetters('NO', norwayOrganization)],
  NZ: [newZealand],
  PL: [poland],
  PT: [portugal],
  RO: [romania],
  SE: [sweden],
  // Groups and agents have numbers of the tax office instead of a UEN.
  SG: [singapore, shaped(/^M[A-Z\d]\d{7}[A-Z\d]$/)],
  SI: [within(/^(SI)?[1-9]/, slovenia)],
  SK: [slovakPayer],
  US: [unitedStates],
  ZA: [southAfricanVendor],
}
