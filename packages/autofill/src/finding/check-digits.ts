// Each scheme by its own path: the library's entry loads those of 92 countries, and every reading process would pay for it.
import * as austria from 'stdnum/lib/cjs/at/uid.js'
import * as australia from 'stdnum/lib/cjs/au/abn.js'
import * as belgium from 'stdnum/lib/cjs/be/vat.js'
import * as switzerland from 'stdnum/lib/cjs/ch/uid.js'
import * as czechia from 'stdnum/lib/cjs/cz/dic.js'
import * as germany from 'stdnum/lib/cjs/de/vat.js'
import * as denmark from 'stdnum/lib/cjs/dk/cvr.js'
import * as spain from 'stdnum/lib/cjs/es/nif.js'
import * as finland from 'stdnum/lib/cjs/fi/alv.js'
import * as france from 'stdnum/lib/cjs/fr/tva.js'
import * as britain from 'stdnum/lib/cjs/gb/vat.js'
import * as greece from 'stdnum/lib/cjs/gr/vat.js'
import * as hungary from 'stdnum/lib/cjs/hu/anum.js'
import * as ireland from 'stdnum/lib/cjs/ie/vat.js'
import * as italy from 'stdnum/lib/cjs/it/iva.js'
import * as luxembourg from 'stdnum/lib/cjs/lu/tva.js'
import * as netherlands from 'stdnum/lib/cjs/nl/btw.js'
import * as poland from 'stdnum/lib/cjs/pl/nip.js'
import * as portugal from 'stdnum/lib/cjs/pt/nif.js'
import * as sweden from 'stdnum/lib/cjs/se/vat.js'

type Scheme = { validate(number: string): { readonly isValid: boolean } }

const byPrefix: ReadonlyMap<string, Scheme> = new Map<string, Scheme>([
  ['ATU', austria],
  ['BE', belgium],
  ['CHE', switzerland],
  ['CZ', czechia],
  ['DE', germany],
  ['DK', denmark],
  ['EL', greece],
  ['ES', spain],
  ['FI', finland],
  ['FR', france],
  ['GB', britain],
  ['HU', hungary],
  ['IE', ireland],
  ['IT', italy],
  ['LU', luxembourg],
  ['NL', netherlands],
  ['PL', poland],
  ['PT', portugal],
  ['SE', sweden],
])

const vatPrefixes: readonly string[] = [...byPrefix.keys()]

// Nine digits agree with some country's scheme too often to prove anything without the country's letters.
const knownWithoutPrefix: readonly Scheme[] = [spain, italy, poland, portugal, australia]

/** Whether a tax number agrees with its check digit, by the scheme of its country. */
export function hasRightCheckDigit(number: string): boolean {
  const compact = number.toUpperCase().replace(/[ ./-]/g, '')
  const prefix = vatPrefixes.find((each) => compact.startsWith(each))
  const ofCountry = prefix === undefined ? undefined : byPrefix.get(prefix)
  const schemes = ofCountry ? [ofCountry] : knownWithoutPrefix
  return schemes.some((scheme) => scheme.validate(compact).isValid)
}
