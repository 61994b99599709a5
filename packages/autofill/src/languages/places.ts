import { fold } from '../finding/fold.ts'
import { languageCodes } from './languages.ts'

const regions =
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IN IS IT JP LI LT LU LV MT MX NL NO NZ PL PT RO SE SG SI SK TR UA US ZA'.split(
    ' ',
  )

/** Countries in all our languages, folded. */
export const countryNames: ReadonlySet<string> = new Set([
  ...languageCodes.flatMap((code) => {
    const names = new Intl.DisplayNames(code, { type: 'region' })
    return regions.map((region) => fold(names.of(region) ?? region))
  }),
  ...'uk|usa|england|scotland|wales|holland|great britain|u.k.|u.s.a.|the netherlands|brasil|czech republic|belgique|schweiz'.split(
    '|',
  ),
])

/** Words that a street ends with, as in 'Mill Lane' and 'Hafenstraße'. */
export const streetEndings = {
  apart:
    'street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|place|pl|square|sq|court|ct|terrace|close|crescent|boulevard|blvd|parkway|pkwy|highway|hwy|row|walk|gardens|grove|hill|mews|quay|wharf|park|yard|circle|trail|broadway|alley|gate|plaza|estate|parade|esplanade|straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|promenade|chaussee|markt|laan|plein|kade|gracht|singel|dijk',
  joined:
    'strasse|straße|str|weg|platz|gasse|allee|damm|ring|ufer|graben|markt|straat|laan|plein|kade|gracht|dijk|singel|steeg|pad|dreef|hof|wall|berg|steig|tor|promenade',
} as const

/** Words that a street begins with, as in 'rue de Rivoli' and 'ul. Długa'. */
export const streetBeginnings =
  'rue|avenue|av|bd|boulevard|place|chemin|impasse|quai|allée|route|cours|passage|square|faubourg|villa|calle|c/|avenida|avda|plaza|paseo|pº|ronda|camino|carrer|passeig|travesía|glorieta|polígono|via|viale|piazza|corso|largo|vicolo|piazzale|strada|lungomare|rua|travessa|praça|alameda|estrada|praceta|beco|ul|al|os|plac|pl|aleja|aleje|osiedle|rondo|am|an der|auf der|im|zum|zur|unter den|in der|po box|p.o. box|postfach|bp|postbus|apartado'

/** A part of an address that stands between street and town. */
export const addressExtras =
  'suite|ste|unit|floor|flat|apt|apartment|building|bldg|block|level|room|office|c/o|bâtiment|bat|étage|esc|piso|planta|puerta|scala|interno|int|andar|dto|esq|lok|m|lokal|hinterhaus|etage|og|verdieping|bus|business park|industrial estate|house|studio|lote|bloco|nave|local|oficina|stock|p.o. box|cedex|zone|zi|za|poligono'
