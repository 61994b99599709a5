import { fold } from './fold.ts'

/** Parts of which eleven languages make their numbers; 'quatre-vingt' before 'quatre', since the longest counts. */
const parts: Readonly<Record<string, string>> = {
  '0.5': 'half a|half|halbe|halben|demi|demie|media|medio|mezza|mezzo|halve|pol|meia|meio',
  '1': 'one|ein|eine|einen|einer|eins|un|une|uno|una|een|jeden|jedna|um|uma|ett',
  '1.5':
    'one and a half|anderthalb|eineinhalb|un et demi|uno y medio|uno e mezzo|anderhalf|poltora|um e meio',
  '2': 'two|zwei|deux|dos|due|twee|dwa|dwie|dois|duas|tva|couple of|couple',
  '2.5': 'two and a half|zweieinhalb|deux et demi|dos y medio|due e mezzo|tweeenhalf',
  '3': 'three|drei|trois|tres|tre|drie|trzy',
  '4': 'four|vier|quatre|cuatro|quattro|cztery|quatro|fyra|fire',
  '5': 'five|funf|fuenf|cinq|cinco|cinque|vijf|piec|fem',
  '6': 'six|sechs|seis|sei|zes|szesc|sex|seks',
  '7': 'seven|sieben|sept|siete|sette|zeven|siedem|sete|sju|syv',
  '8': 'eight|acht|huit|ocho|otto|osiem|oito|atta|otte',
  '9': 'nine|neun|neuf|nueve|nove|negen|dziewiec|nio',
  '10': 'ten|zehn|dix|diez|dieci|tien|dziesiec|dez|tio',
  '11': 'eleven|elf|onze|once|undici|jedenascie|elva|elleve',
  '12': 'twelve|dozen|zwolf|zwoelf|douze|doce|dodici|twaalf|dwanascie|doze|tolv',
  '13': 'thirteen|dreizehn|treize|trece|tredici|dertien|trzynascie|treze',
  '14': 'fourteen|vierzehn|quatorze|catorce|quattordici|veertien|czternascie|catorze',
  '15': 'fifteen|funfzehn|fuenfzehn|quinze|quince|quindici|vijftien|pietnascie',
  '16': 'sixteen|sechzehn|seize|dieciseis|sedici|zestien|szesnascie|dezasseis|dezesseis',
  '17': 'seventeen|siebzehn|diecisiete|diciassette|zeventien|siedemnascie|dezassete|dezessete',
  '18': 'eighteen|achtzehn|dieciocho|diciotto|achttien|osiemnascie|dezoito',
  '19': 'nineteen|neunzehn|diecinueve|diciannove|negentien|dziewietnascie|dezanove|dezenove',
  '20': 'twenty|zwanzig|vingt|veinte|veinti|venti|vent|twintig|dwadziescia|vinte|tjugo|tyve',
  '30': 'thirty|dreißig|dreisig|dreissig|trente|treinta|trenta|trent|dertig|trzydziesci|trinta|trettio|tredive',
  '40': 'forty|vierzig|quarante|cuarenta|quaranta|quarant|veertig|czterdziesci|quarenta|fyrtio',
  '50': 'fifty|funfzig|fuenfzig|cinquante|cincuenta|cinquanta|cinquant|vijftig|piecdziesiat|cinquenta|femtio',
  '60': 'sixty|sechzig|soixante|sesenta|sessanta|sessant|zestig|szescdziesiat|sessenta|sextio',
  '70': 'seventy|siebzig|septante|setenta|settanta|settant|zeventig|siedemdziesiat|sjuttio',
  '80': 'eighty|achtzig|quatre-vingts|quatre-vingt|quatre vingts|quatre vingt|huitante|octante|ochenta|ottanta|ottant|tachtig|osiemdziesiat|oitenta|attio',
  '90': 'ninety|neunzig|nonante|noventa|novanta|novant|negentig|dziewiecdziesiat|nittio',
  '200': 'dwiescie|duzentos|duzentas|doscientos|doscientas',
  '300': 'trzysta|trezentos|trezentas|trescientos|trescientas',
  '400': 'czterysta|quatrocentos|quatrocentas|cuatrocientos|cuatrocientas',
  '500': 'piecset|quinhentos|quinhentas|quinientos|quinientas',
  '600': 'szescset|seiscentos|seiscentas|seiscientos|seiscientas',
  '700': 'siedemset|setecentos|setecentas|setecientos|setecientas',
  '800': 'osiemset|oitocentos|oitocentas|ochocientos|ochocientas',
  '900': 'dziewiecset|novecentos|novecentas|novecientos|novecientas',
}

/** What multiplies all that stands before it. */
const scales: Readonly<Record<string, string>> = {
  '100': 'hundred|hundert|cents|cent|ciento|cien|cento|honderd|sto|cem|hundra|hundrede|hundre',
  '1000': 'thousand|tausend|mille|mila|mil|duizend|tysiace|tysiecy|tysiac|tusen|tusind|grand',
}

type Part = { readonly value: number; readonly isScale: boolean }

const byWord = new Map<string, Part>([
  ...Object.entries(parts).flatMap(([value, list]) => entries(value, list, false)),
  ...Object.entries(scales).flatMap(([value, list]) => entries(value, list, true)),
])

function entries(value: string, list: string, isScale: boolean): [string, Part][] {
  return list.split('|').map((word) => [fold(word), { value: Number(value), isScale }])
}

const longestFirst = [...byWord].sort(([a], [b]) => b.length - a.length)
const joints: readonly string[] = [' ', '-', 'und', 'and', 'en', 'et', 'og', 'och', 'e', 'y', 'i']
const longest = 60

/** 'three hundred', 'fünfunddreißig', 'veintiún mil': words that are a number and nothing else. */
export function readSpelled(folded: string): string | undefined {
  const words = folded
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^an? (?=.)/, '')
  if (words === 'a' || words === 'an') return '1'
  if (words === '' || words.length > longest) return undefined
  const found = partsFrom(words, 0, new Set())
  return found && String(sumOfParts(found))
}

/** The parts that words are made of from a place on; places from which there is no way on are not tried twice. */
function partsFrom(words: string, at: number, dead: Set<number>): readonly Part[] | undefined {
  if (at === words.length) return []
  if (dead.has(at)) return undefined
  for (const [word, part] of longestFirst) {
    const rest = words.startsWith(word, at) ? partsFrom(words, at + word.length, dead) : undefined
    if (rest) return [part, ...rest]
  }
  for (const joint of at > 0 ? joints : []) {
    const isJoint = words.startsWith(joint, at) && at + joint.length < words.length
    const rest = isJoint ? partsFrom(words, at + joint.length, dead) : undefined
    if (rest) return rest
  }
  dead.add(at)
  return undefined
}

function sumOfParts(found: readonly Part[]): number {
  let [sum, current] = [0, 0]
  for (const { value, isScale } of found) {
    if (!isScale) current += value
    else if (value === 100) current = Math.max(1, current) * 100
    else {
      sum += Math.max(1, current) * 1000
      current = 0
    }
  }
  return sum + current
}
