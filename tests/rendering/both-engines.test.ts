import type { FieldValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { beforeAll, expect, it } from 'vitest'
import {
  type Script,
  scripts,
  startBothPresses,
} from '../../packages/rendering/test/both-presses.ts'
import { inTurn } from '../support/in-turn.ts'

let presses: Awaited<ReturnType<typeof startBothPresses>>
beforeAll(async () => {
  presses = await startBothPresses()
})

const all = Object.keys(scripts) as Script[]

const sheets = themes.flatMap((theme, row) =>
  inTurn(documentKinds, row).map((kind, column) => ({
    theme,
    kind,
    name: `${theme.id} as ${kind}`,
    scripts: inTurn(all, 2 * row + column),
  })),
)

it.each(sheets)('the browser draws $name as the server does', async ({ theme, kind, scripts }) => {
  for (const script of scripts) {
    const { native, web } = await presses.draw(theme, kind, script)
    expect(web, script).toEqual(native)
  }
})

const codes: Readonly<Record<string, FieldValues>> = {
  code: { currency: 'EUR', 'bank.iban': 'DE89370400440532013000' },
  slip: {
    currency: 'CHF',
    'sender.name': 'Robert Schneider AG',
    'sender.address': 'Rue du Lac 1268\n2501 Biel',
    'bank.iban': 'CH5800791123000889012',
  },
}

it.each(themes.map((theme, at) => ({ ...theme, at })))(
  'the browser draws payment codes and slips of $id as the server does',
  async (theme) => {
    for (const [name, values] of inTurn(Object.entries(codes), theme.at)) {
      const { native, web } = await presses.draw(theme, 'invoice', 'latin', null, values)
      expect(web, name).toEqual(native)
    }
  },
)
