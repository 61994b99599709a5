import { documentKinds } from '@sheaf/domain/documents/kind'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { beforeAll, expect, it } from 'vitest'
import {
  type Script,
  scripts,
  startBothPresses,
} from '../../packages/rendering/test/both-presses.ts'
import { isInBrief } from '../support/env.ts'

let presses: Awaited<ReturnType<typeof startBothPresses>>
beforeAll(async () => {
  presses = await startBothPresses()
})

const all = Object.keys(scripts) as Script[]
const mostDifferent: readonly Script[] = ['hebrew', 'arabic', 'devanagari', 'thai', 'han']

const sheets = themes.flatMap((theme, row) =>
  documentKinds.map((kind, column) => {
    // In brief, each script in turn.
    const script = all[(row + column) % all.length] ?? 'latin'
    return {
      theme,
      kind,
      name: `${theme.id} as ${kind}`,
      inTurn: isInBrief ? [script] : mostDifferent,
    }
  }),
)

it.each(sheets)('the browser draws $name as the server does', async ({ theme, kind, inTurn }) => {
  for (const script of inTurn) {
    const { native, web } = await presses.draw(theme, kind, script)
    expect(web, script).toEqual(native)
  }
})
