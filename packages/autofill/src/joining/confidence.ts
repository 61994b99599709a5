import type { LineValueName, ProposedFigure, ProposedPath } from '../proposal.ts'
import type { Fact } from './fact.ts'
import type { Joined } from './join.ts'
import type { JoinedLine } from './lines.ts'
import type { SumCheck } from './sums.ts'

/** What is known of a value, as figures; how much each of them says was learned on hands that the tagger had not seen. */
export type Signs = readonly number[]

/** Weights of signs in thousandths, for each field that was seen often enough and for all others. */
export type Confidence = Readonly<Record<string, readonly number[]>>

/** The name under which a value's weights are kept: its field, wherever its line stands. */
export function groupOf(path: ProposedPath): string {
  return path.replace(/^lines\.\d+/, 'line')
}

const anyGroup = 'any'

/** What is less likely right than this is not said: where most right values are found for the wrong ones that come with them. */
export const silentBelow = 0.4

export function confidenceOf(path: ProposedPath, signs: Signs, learned: Confidence): number {
  const weights = learned[groupOf(path)] ?? learned[anyGroup] ?? []
  const sum = signs.reduce((total, sign, index) => total + (sign * (weights[index] ?? 0)) / 1000, 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Every value with its signs. */
export function signsOf(joined: Joined, about: TextSigns): ReadonlyMap<ProposedPath, Signs> {
  const signs = new Map<ProposedPath, Signs>()
  const text = ofText(about, joined.sum)
  const rest = [...text, 0, 0, 0, 0, 0, 0]
  for (const [path, fact] of joined.fields) signs.set(path, [...ofFact(fact), ...rest])
  for (const [name, fact] of joined.figures as ReadonlyMap<ProposedFigure, Fact>)
    signs.set(name, [...ofFact(fact), ...rest])
  for (const [index, line] of joined.lines.entries()) {
    const ofLine = [...text, ...lineSigns(line, joined)]
    for (const [name, fact] of line)
      signs.set(`lines.${index}.${name as LineValueName}`, [...ofFact(fact), ...ofLine])
  }
  return signs
}

export type TextSigns = {
  readonly words: number
  /** Something that is known of the user stands in the text. */
  readonly namesOwner: boolean
}

function ofFact({ probability, support, value, start, end }: Fact): number[] {
  return [
    1,
    odds(probability),
    Number(support === 'confirmed'),
    Number(support === 'disputed'),
    Number(support === 'derived'),
    Math.log(1 + end - start) - 2.5,
    Number(/^\p{Lu}/u.test(value)),
    Number(/\d/.test(value)),
  ]
}

function ofText({ words, namesOwner }: TextSigns, sum: SumCheck): number[] {
  return [
    Math.log(1 + words) - 5,
    Number(namesOwner),
    Number(sum === 'agrees'),
    Number(sum === 'differs'),
  ]
}

function lineSigns(line: JoinedLine, { lines }: Joined): number[] {
  const description = line.get('description')
  const price = line.get('price')
  return [
    odds(description?.probability ?? 0.5),
    Number(price !== undefined),
    price ? odds(price.probability) : 0,
    Number(price?.support === 'confirmed'),
    Number(line.get('quantity')?.support === 'derived'),
    Math.log(lines.length),
  ]
}

// Beyond these a model's word says no more.
function odds(probability: number): number {
  const bounded = Math.min(0.995, Math.max(0.02, probability))
  return Math.log(bounded / (1 - bounded))
}
