import { charges } from './maltese/charges.ts'
import { combinations } from './maltese/combinations.ts'
import { dealings } from './maltese/dealings.ts'
import { goods } from './maltese/goods.ts'
import { payment } from './maltese/payment.ts'
import { services } from './maltese/services.ts'
import type { PhraseBook, UnitForms } from './phrase-book.ts'

/** Written in the same way with every number. */
function unchanged(unit: string): UnitForms {
  return { one: unit, two: unit, few: unit, many: unit, other: unit }
}

/** In the plural behind 2 to 10 alone. */
function counted(unit: string, plural: string): UnitForms {
  return { ...unchanged(unit), two: plural, few: plural, other: `${unit} | ${plural}` }
}

export const maltese: PhraseBook = {
  and: 'u',
  units: {
    hour: counted('siegħa | sgħ.', 'sigħat'),
    minute: counted('minuta | min.', 'minuti | min.'),
    day: counted('jum | ġurnata', 'ijiem | jiem | ġranet'),
    halfDay: counted('nofs ta’ nhar | nofs ġurnata', 'nofs ta’ nhar'),
    workingDay: counted('jum tax-xogħol | ġurnata xogħol', 'ijiem tax-xogħol | jiem tax-xogħol'),
    week: counted('ġimgħa', 'ġimgħat'),
    month: counted('xahar', 'xhur'),
    quarter: counted('kwart tas-sena | trimestru', 'kwarti tas-sena | trimestri'),
    year: counted('sena', 'snin'),
    night: counted('lejl', 'iljieli'),
    piece: counted('biċċa', 'biċċiet'),
    unit: counted('unità', 'unitajiet'),
    item: counted('oġġett', 'oġġetti'),
    set: counted('sett', 'settijiet'),
    pair: counted('par', 'pari'),
    package: counted('pakkett', 'pakketti'),
    box: counted('kaxxa | kartuna', 'kaxxi | kartun'),
    bottle: counted('flixkun', 'fliexken'),
    bag: counted('borża | xkora', 'boroż | xkejjer'),
    roll: counted('romblu', 'rombli'),
    pallet: counted('pallet', 'pallets'),
    copy: counted('kopja', 'kopji'),
    sheet: counted('folja', 'folji'),
    page: counted('paġna', 'paġni'),
    word: counted('kelma', 'kelmiet'),
    standardLine: counted('linja standard', 'linji standard'),
    kilometer: counted('km | kilometru', 'km | kilometri'),
    mile: counted('mil', 'mili'),
    meter: counted('m | metru', 'm | metri'),
    linearMeter: counted('metru lineari', 'metri lineari'),
    centimeter: counted('cm | ċentimetru', 'cm | ċentimetri'),
    squareMeter: counted('m² | metru kwadru', 'm² | metri kwadri'),
    cubicMeter: counted('m³ | metru kubu', 'm³ | metri kubi'),
    liter: counted('l | litru', 'l | litri'),
    kilogram: counted('kg | kilo | kilogramma', 'kg | kilogrammi'),
    gram: counted('g | gramma', 'g | grammi'),
    ton: counted('t | tunnellata', 't | tunnellati'),
    kilowattHour: counted('kWh | kilowattsiegħa', 'kWh | kilowattsigħat'),
    person: counted('persuna', 'persuni'),
    participant: counted('parteċipant', 'parteċipanti'),
    guest: counted('mistieden', 'mistednin'),
    user: counted('utent', 'utenti'),
    license: counted('liċenzja', 'liċenzji'),
    session: counted('sessjoni', 'sessjonijiet'),
    lesson: counted('lezzjoni', 'lezzjonijiet'),
    appointment: counted('appuntament', 'appuntamenti'),
    visit: counted('żjara', 'żjarat'),
    trip: counted('vjaġġ', 'vjaġġi'),
    room: counted('kamra', 'kmamar'),
    concept: counted('abbozz | kunċett', 'abbozzi | kunċetti'),
    revision: counted('rawnd ta’ tibdil | reviżjoni', 'rawnds ta’ tibdil | reviżjonijiet'),
    photo: counted('ritratt', 'ritratti'),
    video: counted('vidjo | video', 'vidjows | vidjos'),
    article: counted('artiklu | test', 'artikli | testi'),
    domain: counted('dominju', 'dominji'),
    meal: counted('ikla', 'ikliet'),
    portion: counted('porzjon', 'porzjonijiet'),
    flatRate: counted('rata fissa | prezz fiss', 'rati fissi | prezzijiet fissi'),
  },
  services,
  goods,
  charges,
  combinations,
  payment,
  dealings,
}
