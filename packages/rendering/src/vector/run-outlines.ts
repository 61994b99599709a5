import type { TextRun, VectorFile } from './vector-file.ts'

/** Outlines are written in hundredths of a point: whole numbers are short, and no screen shows less. */
export const outlineUnits = 100

/** Letters in the sizes of some twenty documents. */
const mostLetters = 20_000

/**
 * All letters of a run as one path: a browser paints it many times faster than a shape for each letter. The steps of a letter
 * are relative to its beginning, so that each is worked out once for a size.
 */
export function createRunOutlines() {
  const letters = new Map<string, string>()

  function letterOf(file: VectorFile, { font, size }: TextRun, glyph: number): string {
    const name = `${font} ${glyph} ${size}`
    const known = letters.get(name)
    if (known !== undefined) return known
    if (letters.size > mostLetters) letters.clear()
    const outline = file.outline(font, glyph)
    const scale = (size * outlineUnits) / file.unitsPerEm(font)
    const steps = outline ? relativeSteps(outline, scale) : ''
    letters.set(name, steps)
    return steps
  }

  return function outlineOf(file: VectorFile, run: TextRun): string {
    let path = ''
    let [x, y] = [0, 0]
    for (const { glyph, xOffset, yOffset, xAdvance, yAdvance } of run.glyphs) {
      const steps = letterOf(file, run, glyph)
      if (steps !== '') path += `M${inUnits(x + xOffset)} ${inUnits(-y - yOffset)}${steps}`
      x += xAdvance
      y += yAdvance
    }
    return path
  }
}

function inUnits(points: number): number {
  return Math.round(points * outlineUnits) || 0
}

const pointsOf: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }

/** Points are rounded where they stand, not from step to step, or a long outline would drift. */
function relativeSteps(outline: string, scale: number): string {
  const parts = outline.trim().split(/\s+/)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let steps = ''
  for (let at = 0; at < parts.length; ) {
    const command = parts[at++] ?? ''
    const count = pointsOf[command]
    if (count === undefined) throw new Error(`An outline has a step '${command}'.`)
    const [fromX, fromY] = [x, y]
    const numbers: number[] = []
    for (let point = 0; point < count; point += 1) {
      x = Math.round(Number(parts[at++]) * scale)
      // Fonts count upward, pages downward.
      y = -Math.round(Number(parts[at++]) * scale) || 0
      numbers.push(x - fromX, y - fromY)
    }
    if (command === 'M') [startX, startY] = [x, y]
    if (command === 'Z') [x, y] = [startX, startY]
    steps += command === 'L' ? lineStep(numbers) : command.toLowerCase() + joined(numbers)
  }
  return steps
}

function lineStep([dx = 0, dy = 0]: readonly number[]): string {
  if (dx === 0) return `v${dy}`
  return dy === 0 ? `h${dx}` : `l${joined([dx, dy])}`
}

// A minus parts two numbers as well as a space.
function joined(numbers: readonly number[]): string {
  let text = ''
  for (const [index, number] of numbers.entries())
    text += index === 0 || number < 0 ? number : ` ${number}`
  return text
}
