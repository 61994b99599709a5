import { type Drawing, inInk, inkBox, placed } from '../drawing.ts'
import { moved } from '../geometry/path.ts'
import { grounds } from '../marks/grounds.ts'
import { inGround } from '../marks/lettermarks.ts'
import { type Brief, lettering, letterType } from '../marks/mark.ts'
import { lettersOf } from '../name/company-name.ts'
import { setLine, type Typography } from '../type/set-line.ts'

const letterGap = 11

/**
 * The name in one line, its first letter larger and in the other ink. For short names in scripts with capitals that nothing
 * else belongs to. The letter stands as near as letters do: with a gap the name would read as two words.
 */
export function initialInWord(
  brief: Brief,
  words: Typography,
): { mark: Drawing; whole: Drawing } | undefined {
  const { name, typeCase, style, house, random } = brief
  const [initial = '', ...rest] = lettersOf(name.head)
  if (name.head !== name.text || rest.length < 2 || rest.length > 13 || rest[0] === ' ')
    return undefined
  if (!/^\p{Lu}|^\p{Ll}/u.test(initial)) return undefined
  const ground = grounds[style][0](random, house.pen, house.gap)
  const capital = initial.toLocaleUpperCase('und')
  const letter = lettering(brief, capital, letterType(brief))
  const plain = {
    ...ground,
    room: ground.room * random.between(1.06, 1.16),
    accent: [],
    centre: [0, 0] as const,
  }
  const mark = inInk(inGround(letter, plain, house.gap), 'second')
  const line = setLine(typeCase, rest.join(''), words, 100)
  const first = setLine(typeCase, capital, words, random.between(140, 165))
  const large: Drawing = [{ path: first.path, ink: 'second' }]
  const nearness = letterGap + Math.max(0, words.tracking) * 100
  const whole = [
    ...placed(large, moved(-inkBox(large).right - nearness, 0)),
    { path: line.path, ink: 'first' } as const,
  ]
  return { mark, whole }
}
