import type { Asker } from './ask.ts'
import { type Member, startCrowd, startGreedy, type Tally } from './crowd.ts'

/** What this process is told, one word after the other. */
export type Word =
  | { readonly say: 'begin'; readonly members: readonly Member[] }
  | { readonly say: 'be greedy'; readonly asker: Asker; readonly atOnce: number }
  | { readonly say: 'be modest' }
  | { readonly say: 'end' }

/** Of the crowd, and of the greedy one so far. Each word is answered when it is done. */
export type Told = { readonly crowd: Tally | undefined; readonly greedy: Tally }

const greedySoFar: Tally = { drawn: 0, refused: 0, faults: [] }
let crowd: ReturnType<typeof startCrowd> | undefined
let greedy: ReturnType<typeof startGreedy> | undefined

process.on('message', async (word: Word) => {
  await doAs(word)
  const told: Told = { crowd: crowd?.tally, greedy: greedySoFar }
  process.send?.(told)
})

async function doAs(word: Word): Promise<void> {
  if (word.say === 'begin') crowd = startCrowd(word.members)
  if (word.say === 'be greedy') greedy = startGreedy(word.asker, word.atOnce)
  if (word.say === 'be modest' || word.say === 'end') await becomeModest()
  if (word.say === 'end') await crowd?.end()
}

async function becomeModest(): Promise<void> {
  const tally = await greedy?.leave()
  greedy = undefined
  if (tally === undefined) return
  greedySoFar.drawn += tally.drawn
  greedySoFar.refused += tally.refused
  greedySoFar.faults.push(...tally.faults)
}
