/** A piece of text where it stands on a page; y grows downwards. */
export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Line = {
  readonly pieces: PlacedText[]
  readonly centre: number
  height: number
  start: number
  end: number
}

/**
 * The page as lines of text. Blocks that stand side by side come one after the other, as they were written; rows of a
 * table keep their columns, also when it was written column by column.
 */
export function layOutPage(pieces: readonly PlacedText[]): string {
  const seen = pieces.filter(({ text }) => text.trim() !== '')
  const written = linesInOrder(seen)
  const lines = isInOrder(written) ? withColumnsJoined(written) : linesByPlace(seen)
  const glyph = usualGlyphWidth(seen)
  return blocksOf(lines)
    .map((block) => {
      const left = block.reduce(
        (least, { start }) => Math.min(least, start),
        Number.POSITIVE_INFINITY,
      )
      return block.map(({ pieces: row }) => writeLine(row, left, glyph)).join('\n')
    })
    .join('\n\n')
}

function linesInOrder(pieces: readonly PlacedText[]): readonly Line[] {
  const lines: Line[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    const isNext = line && isLevel(line, piece) && piece.x >= line.end - piece.height
    if (isNext) add(line, piece)
    else lines.push(lineOf(piece))
  }
  return lines
}

// No page has more; comparing every line with every other would then take minutes.
const mostLines = 2000

/** Some programs write a page in no order at all: then only the place of a text says what belongs together. */
function isInOrder(lines: readonly Line[]): boolean {
  if (lines.length > mostLines) return false
  const jumpsUp = lines.filter(({ centre }, index) => centre < (lines[index - 1]?.centre ?? centre))
  return jumpsUp.length <= Math.max(4, 0.3 * lines.length)
}

function linesByPlace(pieces: readonly PlacedText[]): readonly Line[] {
  const lines: Line[] = []
  for (const piece of [...pieces].sort((a, b) => centreOf(a) - centreOf(b))) {
    const line = lines.at(-1)
    if (line && isLevel(line, piece)) add(line, piece)
    else lines.push(lineOf(piece))
  }
  return lines
}

const figure = /^(?=.*\d)[\d\s.,'’%()€$£+×x/–-]*\p{L}{0,3}\.?$/u

/** A column of figures that was written by itself goes back to its rows, and its heading with it. */
function withColumnsJoined(lines: readonly Line[]): readonly Line[] {
  const kept = new Set(lines)
  const isInColumn = lines.map(
    (line, index) =>
      isRestOfRow(line) ||
      [lines[index - 1], lines[index + 1]].some((other) => other && isColumn(line, other)),
  )
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const isHeading =
      next && isInColumn[index + 1] && textOf(line).length < 20 && overlaps(line, next)
    const row = isInColumn[index] || isHeading ? rowOf(line, kept) : undefined
    if (!row) continue
    for (const piece of line.pieces) add(row, piece)
    kept.delete(line)
  }
  return lines.filter((line) => kept.has(line))
}

/** Quantity, price and amount that come after a description of several lines. */
function isRestOfRow({ pieces }: Line): boolean {
  return pieces.length > 1 && pieces.every(({ text }) => figure.test(text.trim()))
}

/** One figure alone is a callout or the rest of a broken line; two below each other are a column. */
function isColumn(line: Line, other: Line): boolean {
  return figure.test(textOf(line)) && figure.test(textOf(other)) && overlaps(line, other)
}

/** The nearest line to the left on the same level. */
function rowOf(line: Line, lines: ReadonlySet<Line>): Line | undefined {
  let nearest: Line | undefined
  for (const other of lines) {
    const isLeft = other !== line && other.start < line.start
    if (!isLeft || Math.abs(other.centre - line.centre) > reach(other, line)) continue
    if (!nearest || other.start > nearest.start) nearest = other
  }
  return nearest
}

function overlaps(line: Line, other: Line): boolean {
  return line.start < other.end && other.start < line.end
}

function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = []
  let above: Line | undefined
  for (const line of lines) {
    const step = above ? line.centre - above.centre : Number.POSITIVE_INFINITY
    const isApart = step < 0 || step > 1.9 * Math.max(line.height, above?.height ?? 0)
    if (isApart) blocks.push([line])
    else blocks.at(-1)?.push(line)
    above = line
  }
  return blocks
}

function lineOf(piece: PlacedText): Line {
  const { x, width, height } = piece
  return { pieces: [piece], centre: centreOf(piece), height, start: x, end: x + width }
}

function add(line: Line, piece: PlacedText): void {
  line.pieces.push(piece)
  line.height = Math.max(line.height, piece.height)
  line.start = Math.min(line.start, piece.x)
  line.end = Math.max(line.end, piece.x + piece.width)
}

function isLevel(line: Line, piece: PlacedText): boolean {
  return Math.abs(centreOf(piece) - line.centre) <= reach(line, piece)
}

function reach(a: { readonly height: number }, b: { readonly height: number }): number {
  return 0.5 * Math.min(a.height, b.height)
}

function centreOf({ y, height }: PlacedText): number {
  return y + height / 2
}

function textOf({ pieces }: Line): string {
  return pieces
    .map(({ text }) => text)
    .join(' ')
    .trim()
}

function usualGlyphWidth(pieces: readonly PlacedText[]): number {
  const widths = pieces
    .filter(({ text, width }) => text.trim().length > 1 && width > 0)
    .map(({ text, width }) => width / text.length)
    .sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 5
}

const columnGap = 3
const widestLine = 240

function writeLine(pieces: readonly PlacedText[], left: number, glyph: number): string {
  let line = ''
  let last = ''
  let end = left
  for (const { text, x, width, height } of [...pieces].sort((a, b) => a.x - b.x)) {
    const gap = x - end
    if (gap > Math.max(2 * glyph, 0.9 * height)) line = padTo(line, (x - left) / glyph)
    else if (gap > 0.15 * height && /\S/.test(last)) line += ' '
    line += text
    last = text.slice(-1)
    end = x + width
  }
  return line.trimEnd()
}

function padTo(line: string, column: number): string {
  const before = line.trimEnd()
  const least = before === '' ? 0 : columnGap
  const place = Math.min(widestLine, Math.round(column))
  return before + ' '.repeat(Math.max(least, place - before.length))
}
