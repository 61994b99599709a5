import { createContext, Script } from 'node:vm'
import { expect, it } from 'vitest'
import { findPatterns, productFiles, withoutRepeats } from '../patterns/product-patterns.ts'
import { isInBrief } from '../support/env.ts'
import { fragments, repeated } from './hostile-texts.ts'
import { slownessOf } from './processor-time.ts'

const patterns = withoutRepeats(findPatterns(productFiles(['packages/autofill/src'])).written)

const context = createContext({ pattern: / /g, text: '' })
const search = new Script('for (const _ of text.matchAll(pattern));')
// What takes longer than this is as slow as it gets.
const patienceMs = 20_000

/** Finds all that fits, as the readers do. They see a line or a word at a time: here it is all of the text. */
function find(pattern: RegExp, text: string): void {
  Object.assign(context, { pattern, text })
  search.runInContext(context, { timeout: patienceMs })
}

async function slownessOn(pattern: RegExp, fragment: string): Promise<string | undefined> {
  try {
    return await slownessOf((length) => find(pattern, repeated(fragment, length)))
  } catch (error) {
    // Not `instanceof`: it is an error of that context.
    if (!String(error).includes('execution timed out')) throw error
    return `no end within ${patienceMs / 1000} s`
  }
}

it('no pattern of autofill takes over a second for 200,000 hostile characters', {
  timeout: 900_000,
}, async () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow: string[] = []
  for (const [place, { source, flags, places }] of patterns.entries()) {
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
    const chosen = fragments.filter((_, at) => !isInBrief || (at + place) % fragments.length === 0)
    for (const fragment of chosen) {
      const slowness = await slownessOn(pattern, fragment)
      if (slowness !== undefined) {
        slow.push(
          `${places.join(', ')}: /${source}/${flags} on ${JSON.stringify(fragment)}: ${slowness}`,
        )
      }
    }
  }
  expect(slow).toEqual([])
})
