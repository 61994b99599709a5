import { type Drawing, inInk, inkBox, placed } from '../drawing.ts'
import { combined, moved, scaled } from '../geometry/path.ts'
import { grounds } from '../marks/grounds.ts'
import { inGround } from '../marks/lettermarks.ts'
import { type Brief, lettering, letterType } from '../marks/mark.ts'
import { lettersOf } from '../name/company-name.ts'
import { setLine, type Typography } from '../type/set-line.ts'

/** The name in one line, its first letter a mark. For short names in scripts with capitals. */
export function initialInWord(
  brief: Brief,
  words: Typography,
): { mark: Drawing; whole: Drawing } | undefined {
  const { name, typeCase, style, house, random } = brief
  const [initial = '', ...rest] = lettersOf(name.head)
  if (!/^\p{Lu}|^\p{Ll}/u.test(initial) || rest.length < 2 || rest.length > 13 || rest[0] === ' ')
    return undefined
  const ground = grounds[style][0](random, house.pen, house.gap)
  const letter = lettering(brief, initial.toLocaleUpperCase('und'), letterType(brief))
  const plain = {
    ...ground,
    room: ground.room * random.between(1.06, 1.16),
    accent: [],
    centre: [0, 0] as const,
  }
  const mark = inInk(inGround(letter, plain, house.gap), 'second')
  const line = setLine(typeCase, rest.join(''), words, 100)
  const size = 0.98
  const box = inkBox(mark)
  const tile = placed(
    mark,
    combined(moved(-box.right, -(box.top + box.bottom) / 2), scaled(size), moved(-26, -50)),
  )
  return { mark, whole: [...tile, { path: line.path, ink: 'first' }] }
}
