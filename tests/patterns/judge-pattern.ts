import { createContext, runInContext } from 'node:vm'
import { check } from 'recheck'

type Text = { readonly source: string; readonly flags: string }

// Counts instead of clocks: a loaded machine judges as an idle one does.
const limits = {
  timeout: 60_000,
  attackLimit: 100_000_000,
  attackTimeout: null,
  incubationTimeout: null,
  maxIteration: 3,
  maxNFASize: 8000,
} as const

/** What is wrong with a pattern; undefined when no text makes it slow. */
export async function complaintAbout({ source, flags }: Text): Promise<string | undefined> {
  const verdict = await check(withoutNames(withFewerWords(source)), flags, limits)
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return `could not be judged (${verdict.error.kind})`
  const { attack, checker, complexity } = verdict
  // Found by trying, not by proof: a pattern whose repeats are all bounded looks polynomial on short texts.
  if (checker === 'fuzz' && !isSlow({ source, flags }, attack)) return undefined
  return `takes ${complexity.summary} time, for example on ${attack.pattern}`
}

type Attack = {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[]
  readonly suffix: string
}

const hostileLetters = 60_000
// A linear pattern takes a few; a quadratic one takes two billion steps.
const patienceMs = 400

/** Whether the engine that runs the product takes long for the text that the judge found. */
function isSlow(text: Text, attack: Attack): boolean {
  const eachPump = hostileLetters / attack.pumps.length
  const hostile =
    attack.pumps
      .map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(eachPump / pump.length)))
      .join('') + attack.suffix
  const context = createContext({ ...text, hostile })
  try {
    runInContext('new RegExp(source, flags).exec(hostile)', context, { timeout: patienceMs })
    return false
  } catch (error) {
    if (Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true
    throw error
  }
}

// The judge does not know yet that two branches may use the same name (ES2025).
function withoutNames(source: string): string {
  return source.includes('\\k<') ? source : source.replace(/(?<!\\)\(\?<\w+>/g, '(')
}

// A list of three hundred words takes minutes to judge. What makes a pattern slow stands around the list: three do.
function withFewerWords(source: string): string {
  const listed = /(?<=\((?:\?:)?)(?:[\p{L}\d '-]|\\?\.)+(?:\|(?:[\p{L}\d '-]|\\?\.)+){5,}(?=\))/gu
  return source.replace(listed, (list) => {
    const words = list.split('|').sort((a, b) => a.length - b.length)
    return [words[0], words[words.length >> 1], words.at(-1)].join('|')
  })
}
