import { charges } from './irish/charges.ts'
import { combinations } from './irish/combinations.ts'
import { dealings } from './irish/dealings.ts'
import { goods } from './irish/goods.ts'
import { payment } from './irish/payment.ts'
import { services } from './irish/services.ts'
import type { PhraseBook, UnitForms } from './phrase-book.ts'

/** Counted as it stands, with every number. */
function unchanged(unit: string, plural?: string): UnitForms {
  const other = plural ? `${unit} | ${plural}` : unit
  return { one: unit, two: unit, few: unit, many: unit, other }
}

/** Behind 2 to 6 its first letter is lenited, behind 7 to 10 eclipsed. The plural is only understood. */
function mutated(unit: string, lenited: string, eclipsed: string, plural?: string): UnitForms {
  return { ...unchanged(unit, plural), two: lenited, few: lenited, many: eclipsed }
}

export const irish: PhraseBook = {
  and: 'agus',
  units: {
    hour: {
      one: 'uair an chloig | uair',
      two: 'uair an chloig | uair',
      few: 'huaire an chloig | uaire an chloig | huaire | uaireanta',
      many: 'n-uaire an chloig | n-uaire',
      other: 'uair an chloig | uair | uaireanta an chloig | uaireanta',
    },
    minute: unchanged('nóiméad', 'nóiméid'),
    day: unchanged('lá', 'laethanta'),
    halfDay: unchanged('leathlá', 'leathlaethanta'),
    workingDay: unchanged('lá oibre | lá gnó', 'laethanta oibre'),
    week: {
      one: 'seachtain',
      two: 'sheachtain',
      few: 'seachtaine',
      many: 'seachtaine',
      other: 'seachtain | seachtainí',
    },
    month: mutated('mí', 'mhí', 'mí', 'míonna'),
    quarter: unchanged('ráithe', 'ráithí'),
    year: {
      one: 'bliain',
      two: 'bhliain',
      few: 'bliana',
      many: 'mbliana',
      other: 'bliain | blianta',
    },
    night: mutated('oíche', 'oíche', 'n-oíche', 'oícheanta'),
    piece: mutated('píosa', 'phíosa', 'bpíosa', 'píosaí'),
    unit: mutated('aonad', 'aonad', 'n-aonad', 'aonaid'),
    item: mutated('mír', 'mhír', 'mír', 'míreanna | earra | earraí'),
    set: mutated('tacar', 'thacar', 'dtacar', 'tacair'),
    pair: mutated('péire', 'phéire', 'bpéire', 'péirí'),
    package: mutated('pacáiste | paca', 'phacáiste | phaca', 'bpacáiste | bpaca', 'pacáistí'),
    box: mutated('bosca | cartán', 'bhosca | chartán', 'mbosca | gcartán', 'boscaí'),
    bottle: mutated('buidéal', 'bhuidéal', 'mbuidéal', 'buidéil'),
    bag: mutated('mála | sac', 'mhála | shac', 'mála | sac', 'málaí'),
    roll: unchanged('rolla', 'rollaí'),
    pallet: mutated('pailléad', 'phailléad', 'bpailléad', 'pailléid'),
    copy: mutated('cóip', 'chóip', 'gcóip', 'cóipeanna'),
    sheet: mutated('bileog', 'bhileog', 'mbileog', 'bileoga'),
    page: unchanged('leathanach', 'leathanaigh'),
    word: mutated('focal', 'fhocal', 'bhfocal', 'focail'),
    standardLine: unchanged('líne chaighdeánach', 'línte caighdeánacha'),
    kilometer: mutated('km | ciliméadar', 'km | chiliméadar', 'km | gciliméadar'),
    mile: mutated('míle', 'mhíle', 'míle', 'mílte'),
    meter: mutated('m | méadar', 'm | mhéadar', 'm | méadar'),
    linearMeter: mutated('méadar líneach', 'mhéadar líneacha', 'méadar líneacha'),
    centimeter: mutated('cm | ceintiméadar', 'cm | cheintiméadar', 'cm | gceintiméadar'),
    squareMeter: mutated(
      'm² | méadar cearnach',
      'm² | mhéadar chearnacha',
      'm² | méadar chearnacha',
    ),
    cubicMeter: mutated('m³ | méadar ciúbach', 'm³ | mhéadar chiúbacha', 'm³ | méadar chiúbacha'),
    liter: unchanged('l | lítear', 'lítir'),
    kilogram: mutated('kg | cileagram', 'kg | chileagram', 'kg | gcileagram'),
    gram: mutated('g | gram', 'g | ghram', 'g | ngram'),
    ton: mutated('t | tona', 't | thona', 't | dtona', 'tonaí'),
    kilowattHour: mutated('kWh | cileavatuair', 'kWh | chileavatuair', 'kWh | gcileavatuair'),
    person: unchanged('duine', 'daoine'),
    participant: unchanged('rannpháirtí', 'rannpháirtithe'),
    guest: mutated('aoi', 'aoi', 'n-aoi', 'aíonna'),
    user: mutated('úsáideoir', 'úsáideoir', 'n-úsáideoir', 'úsáideoirí'),
    license: mutated('ceadúnas', 'cheadúnas', 'gceadúnas', 'ceadúnais'),
    session: mutated('seisiún', 'sheisiún', 'seisiún', 'seisiúin'),
    lesson: mutated('ceacht | rang', 'cheacht | rang', 'gceacht | rang', 'ceachtanna | ranganna'),
    appointment: mutated('coinne', 'choinne', 'gcoinne', 'coinní'),
    visit: mutated('cuairt', 'chuairt', 'gcuairt', 'cuairteanna'),
    trip: mutated('turas', 'thuras', 'dturas', 'turais'),
    room: mutated('seomra', 'sheomra', 'seomra', 'seomraí'),
    concept: mutated(
      'dréacht | coincheap',
      'dhréacht | choincheap',
      'ndréacht | gcoincheap',
      'dréachtaí',
    ),
    revision: mutated(
      'babhta leasuithe',
      'bhabhta leasuithe',
      'mbabhta leasuithe',
      'babhtaí leasuithe',
    ),
    photo: mutated(
      'grianghraf | pictiúr',
      'ghrianghraf | phictiúr',
      'ngrianghraf | bpictiúr',
      'grianghraif',
    ),
    video: mutated('físeán', 'fhíseán', 'bhfíseán', 'físeáin'),
    article: mutated('alt | téacs', 'alt | théacs', 'n-alt | dtéacs', 'ailt'),
    domain: mutated('fearann', 'fhearann', 'bhfearann', 'fearainn'),
    meal: mutated('béile', 'bhéile', 'mbéile', 'béilí'),
    portion: unchanged('riar'),
    flatRate: unchanged('ráta seasta', 'táille sheasta | rátaí seasta'),
  },
  services,
  goods,
  charges,
  combinations,
  payment,
  dealings,
}
