import { arcTo } from './arc.ts'
import type { Command, Path } from './path.ts'

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

/** Reads the drawings of this package: the commands M L H V C S Q A Z, large or small. */
export function parsePath(data: string): Path {
  const path: Command[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const add = (command: Command) => {
    path.push(command)
    if (command.op === 'Z') [x, y] = [startX, startY]
    else [x, y] = [command.to.at(-2) ?? 0, command.to.at(-1) ?? 0]
    if (command.op === 'M') [startX, startY] = [x, y]
  }
  for (const { letter, values } of instructions(data)) {
    const op = letter.toUpperCase()
    const [dx, dy] = letter === op ? [0, 0] : [x, y]
    const at = (index: number, shift: number) => (values[index] ?? 0) + shift
    if (op === 'Z') add({ op: 'Z', to: [] })
    else if (op === 'H') add({ op: 'L', to: [at(0, dx), y] })
    else if (op === 'V') add({ op: 'L', to: [x, at(0, dy)] })
    else if (op === 'M' || op === 'L') add({ op, to: [at(0, dx), at(1, dy)] })
    else if (op === 'Q') add({ op, to: [at(0, dx), at(1, dy), at(2, dx), at(3, dy)] })
    else if (op === 'S') {
      const [x2 = x, y2 = y] = path.at(-1)?.op === 'C' ? (path.at(-1)?.to.slice(2, 4) ?? []) : []
      add({ op: 'C', to: [2 * x - x2, 2 * y - y2, at(0, dx), at(1, dy), at(2, dx), at(3, dy)] })
    } else if (op === 'C')
      add({ op, to: [at(0, dx), at(1, dy), at(2, dx), at(3, dy), at(4, dx), at(5, dy)] })
    else {
      const arc = {
        radii: [at(0, 0), at(1, 0)],
        tilt: at(2, 0),
        isLarge: at(3, 0) === 1,
        isClockwise: at(4, 0) === 1,
      } as const
      for (const part of arcTo([x, y], arc, [at(5, dx), at(6, dy)])) add(part)
    }
  }
  return path
}

function* instructions(data: string): Generator<{ letter: string; values: number[] }> {
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = counts[letter.toUpperCase()]
    if (count === undefined) throw new Error(`A drawing uses the command ${letter}`)
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (count === 0) yield { letter, values: [] }
    for (let at = 0; at < numbers.length; at += count) {
      const following = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
      yield { letter: at === 0 ? letter : following, values: numbers.slice(at, at + count) }
    }
  }
}
