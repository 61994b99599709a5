import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rightPaths } from '../../eval/right-paths.ts'
import { joinUnseen, readUnseen, type UnseenText } from '../../eval/unseen-hands.ts'
import { signsOf } from '../../src/joining/confidence.ts'
import { toProposal } from '../../src/joining/to-proposal.ts'
import { fitSigns, type Judged } from './fit-signs.ts'

// How sure joined values are, learned from what the tagger said of hands it had not seen: node fit-confidence.ts
const file = join(import.meta.dirname, '../../src/joining/learned-confidence.ts')

export function judgedOf(text: UnseenText): readonly Judged[] {
  const { joined, about } = joinUnseen(text)
  const signs = signsOf(joined, about)
  const everything = { ...toProposal(joined, about, text.given.source.text, {}, 0), ignored: [] }
  return [...rightPaths(text.given, everything)].flatMap(([path, isRight]) => {
    const own = signs.get(path)
    return own ? [{ path, signs: own, isRight }] : []
  })
}

if (import.meta.main) {
  const learned = fitSigns(readUnseen().flatMap(judgedOf))
  const rows = Object.entries(learned).map(([name, weights]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `  ${key}: [${weights.join(', ')}],\n`
  })
  const head = "import type { Confidence } from './confidence.ts'\n\n"
  const note = '/** In thousandths. Written by training/measuring/fit-confidence.ts. */\n'
  writeFileSync(
    file,
    `${head}${note}export const learnedConfidence: Confidence = {\n${rows.join('')}}\n`,
  )
}
