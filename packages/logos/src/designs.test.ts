import { logoStyles } from '@sheaf/contract/logo-choices'
import { describe, expect, it } from 'vitest'
import { designs } from './designs.ts'
import { type Drawing, inkBox } from './drawing.ts'
import { heightOf } from './geometry/box.ts'
import { openTypeCase } from './type/type-case.ts'

const typeCase = await openTypeCase()

describe('a name in a logo', () => {
  it.each(['Marlow Partners', 'Studio Marlow Partners', 'Okafor'])(
    'keeps every letter of %s, whatever the idea',
    (companyName) => {
      for (const style of logoStyles) {
        for (const seed of [1, 2, 3]) {
          for (const { idea, whole } of designs(typeCase, {
            companyName,
            style,
            seed,
            count: 12,
          })) {
            const message = `${style}, ${idea}`
            expect(outlinesOf(whole), message).toBeGreaterThanOrEqual(fewestOutlines(companyName))
          }
        }
      }
    },
  )

  it.each(['Okafor', 'Hansen', 'Lumen'])(
    'reads as one word where its initial is large: %s',
    (companyName) => {
      const drawn = (['modern', 'creative'] as const).flatMap((style) =>
        designs(typeCase, { companyName, style, seed: 1, count: 12 }),
      )
      const large = drawn.filter(({ idea }) => idea === 'initial-in-word')
      expect(large).toHaveLength(2)
      for (const { whole } of large) {
        const [initial, rest] = [inkBox(whole.slice(0, 1)), inkBox(whole.slice(1))]
        expect(rest.left - initial.right).toBeLessThan(heightOf(rest) * 0.2)
      }
    },
  )
})

it('shows what its description asks for, where the name tells no trade', () => {
  const commission = { companyName: 'Okafor', style: 'modern', seed: 1, count: 8 } as const
  const plain = designs(typeCase, commission).map(({ idea }) => idea)
  const described = designs(typeCase, { ...commission, description: 'a bakery with fresh bread' })
  expect(plain).not.toContain('trade-icon')
  expect(described.map(({ idea }) => idea)).toContain('trade-icon')
})

function outlinesOf(drawing: Drawing): number {
  const paths = drawing.flatMap(({ path, cuts = [] }) => [path, ...cuts.map((cut) => cut.path)])
  return paths.flat().filter(({ op }) => op === 'M').length
}

/** Letters with a bowl have an outline more, large and small. */
function fewestOutlines(name: string): number {
  return [...name.replaceAll(' ', '')].reduce(
    (sum, letter) => sum + ('abdopq'.includes(letter.toLowerCase()) ? 2 : 1),
    0,
  )
}
