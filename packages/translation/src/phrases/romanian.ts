import type { PhraseBook } from './phrase-book.ts'
import { charges } from './romanian/charges.ts'
import { combinations } from './romanian/combinations.ts'
import { dealings } from './romanian/dealings.ts'
import { goods } from './romanian/goods.ts'
import { payment } from './romanian/payment.ts'
import { services } from './romanian/services.ts'

export const romanian: PhraseBook = {
  and: 'și',
  units: {
    hour: { one: 'oră | h', few: 'ore | h', other: 'ore | de ore | h' },
    minute: { one: 'minut | min', few: 'minute | min', other: 'minute | de minute | min' },
    day: { one: 'zi', few: 'zile', other: 'zile | de zile' },
    halfDay: {
      one: 'jumătate de zi',
      few: 'jumătăți de zi',
      other: 'jumătăți de zi | de jumătăți de zi',
    },
    workingDay: {
      one: 'zi lucrătoare | zi-om',
      few: 'zile lucrătoare | zile-om',
      other: 'zile lucrătoare | de zile lucrătoare | zile-om',
    },
    week: { one: 'săptămână', few: 'săptămâni', other: 'săptămâni | de săptămâni' },
    month: { one: 'lună', few: 'luni', other: 'luni | de luni' },
    quarter: { one: 'trimestru', few: 'trimestre', other: 'trimestre | de trimestre' },
    year: { one: 'an', few: 'ani', other: 'ani | de ani' },
    night: { one: 'noapte', few: 'nopți', other: 'nopți | de nopți' },
    piece: {
      one: 'bucată | buc. | buc',
      few: 'bucăți | buc. | buc',
      other: 'bucăți | buc. | buc | de bucăți',
    },
    unit: { one: 'unitate', few: 'unități', other: 'unități | de unități' },
    item: { one: 'articol', few: 'articole', other: 'articole | de articole' },
    set: { one: 'set', few: 'seturi', other: 'seturi | de seturi' },
    pair: { one: 'pereche', few: 'perechi', other: 'perechi | de perechi' },
    package: { one: 'pachet', few: 'pachete', other: 'pachete | de pachete' },
    box: { one: 'cutie', few: 'cutii', other: 'cutii | de cutii' },
    bottle: { one: 'sticlă', few: 'sticle', other: 'sticle | de sticle' },
    bag: { one: 'sac', few: 'saci', other: 'saci | de saci' },
    roll: { one: 'rolă | rulou', few: 'role | rulouri', other: 'role | de role | rulouri' },
    pallet: { one: 'palet', few: 'paleți', other: 'paleți | de paleți' },
    copy: {
      one: 'exemplar | copie',
      few: 'exemplare | copii',
      other: 'exemplare | de exemplare | copii',
    },
    sheet: { one: 'coală | foaie', few: 'coli | foi', other: 'coli | de coli | foi' },
    page: { one: 'pagină | pag.', few: 'pagini | pag.', other: 'pagini | de pagini | pag.' },
    word: { one: 'cuvânt', few: 'cuvinte', other: 'cuvinte | de cuvinte' },
    standardLine: {
      one: 'rând standard',
      few: 'rânduri standard',
      other: 'rânduri standard | de rânduri standard',
    },
    kilometer: {
      one: 'km | kilometru',
      few: 'km | kilometri',
      other: 'km | kilometri | de kilometri | de km',
    },
    mile: { one: 'milă', few: 'mile', other: 'mile | de mile' },
    meter: { one: 'm | metru', few: 'm | metri', other: 'm | metri | de metri' },
    linearMeter: {
      one: 'metru liniar | ml',
      few: 'metri liniari | ml',
      other: 'metri liniari | de metri liniari | ml',
    },
    centimeter: {
      one: 'cm | centimetru',
      few: 'cm | centimetri',
      other: 'cm | centimetri | de centimetri',
    },
    squareMeter: {
      one: 'm² | mp | metru pătrat',
      few: 'm² | mp | metri pătrați',
      other: 'm² | mp | metri pătrați | de metri pătrați',
    },
    cubicMeter: {
      one: 'm³ | mc | metru cub',
      few: 'm³ | mc | metri cubi',
      other: 'm³ | mc | metri cubi | de metri cubi',
    },
    liter: { one: 'l | litru', few: 'l | litri', other: 'l | litri | de litri' },
    kilogram: {
      one: 'kg | kilogram',
      few: 'kg | kilograme',
      other: 'kg | kilograme | de kilograme | de kg',
    },
    gram: { one: 'g | gram', few: 'g | grame', other: 'g | grame | de grame' },
    ton: { one: 't | tonă', few: 't | tone', other: 't | tone | de tone' },
    kilowattHour: {
      one: 'kWh | kilowatt-oră',
      few: 'kWh | kilowați-oră',
      other: 'kWh | kilowați-oră',
    },
    person: { one: 'persoană', few: 'persoane', other: 'persoane | de persoane' },
    participant: {
      one: 'participant',
      few: 'participanți',
      other: 'participanți | de participanți',
    },
    guest: {
      one: 'invitat | oaspete',
      few: 'invitați | oaspeți',
      other: 'invitați | oaspeți | de invitați | de oaspeți',
    },
    user: { one: 'utilizator', few: 'utilizatori', other: 'utilizatori | de utilizatori' },
    license: { one: 'licență', few: 'licențe', other: 'licențe | de licențe' },
    session: {
      one: 'ședință | sesiune',
      few: 'ședințe | sesiuni',
      other: 'ședințe | sesiuni | de ședințe | de sesiuni',
    },
    lesson: { one: 'lecție', few: 'lecții', other: 'lecții | de lecții' },
    appointment: { one: 'programare', few: 'programări', other: 'programări | de programări' },
    visit: { one: 'vizită', few: 'vizite', other: 'vizite | de vizite' },
    trip: {
      one: 'cursă | călătorie',
      few: 'curse | călătorii',
      other: 'curse | călătorii | de curse',
    },
    room: { one: 'cameră | sală', few: 'camere | săli', other: 'camere | săli | de camere' },
    concept: {
      one: 'propunere | schiță',
      few: 'propuneri | schițe',
      other: 'propuneri | schițe | de propuneri',
    },
    revision: {
      one: 'rundă de modificări | revizie',
      few: 'runde de modificări | revizii',
      other: 'runde de modificări | revizii | de runde de modificări',
    },
    photo: {
      one: 'fotografie | poză | imagine',
      few: 'fotografii | poze | imagini',
      other: 'fotografii | poze | imagini | de fotografii',
    },
    video: { one: 'videoclip', few: 'videoclipuri', other: 'videoclipuri | de videoclipuri' },
    article: { one: 'text', few: 'texte', other: 'texte | de texte' },
    domain: { one: 'domeniu', few: 'domenii', other: 'domenii | de domenii' },
    meal: { one: 'masă servită', few: 'mese servite', other: 'mese servite | de mese servite' },
    portion: { one: 'porție', few: 'porții', other: 'porții | de porții' },
    flatRate: {
      one: 'sumă forfetară | preț fix',
      few: 'sume forfetare | prețuri fixe',
      other: 'sume forfetare | prețuri fixe',
    },
  },
  services,
  goods,
  charges,
  combinations,
  payment,
  dealings,
}
