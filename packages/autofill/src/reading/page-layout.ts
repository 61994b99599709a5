/** A piece of text where it stands on a page; y grows downwards. */
export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Line = { centre: number; height: number; pieces: PlacedText[] }

/** The page as lines of text in which columns stay columns: what is far apart on paper is apart in the text. */
export function layOutPage(pieces: readonly PlacedText[]): string {
  const lines = linesOf(pieces.filter(({ text }) => text.trim() !== ''))
  const left = Math.min(...pieces.map(({ x }) => x))
  const glyph = usualGlyphWidth(pieces)
  const written: string[] = []
  let above: Line | undefined
  for (const line of lines) {
    const isApart = above && line.centre - above.centre > 1.9 * Math.max(line.height, above.height)
    if (isApart) written.push('')
    written.push(writeLine(line.pieces, left, glyph))
    above = line
  }
  return written.join('\n')
}

function linesOf(pieces: readonly PlacedText[]): readonly Line[] {
  const lines: Line[] = []
  const byCentre = [...pieces].sort((a, b) => centreOf(a) - centreOf(b))
  for (const piece of byCentre) {
    const line = lines.at(-1)
    const reach = 0.5 * Math.min(line?.height ?? 0, piece.height)
    if (line && centreOf(piece) - line.centre <= reach) {
      line.pieces.push(piece)
      line.height = Math.max(line.height, piece.height)
    } else lines.push({ centre: centreOf(piece), height: piece.height, pieces: [piece] })
  }
  return lines
}

function centreOf({ y, height }: PlacedText): number {
  return y + height / 2
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
  let end = left
  for (const { text, x, width, height } of [...pieces].sort((a, b) => a.x - b.x)) {
    const gap = x - end
    if (gap > Math.max(2 * glyph, 0.9 * height)) line = padTo(line, (x - left) / glyph)
    else if (gap > 0.15 * height && !/(^|\s)$/.test(line)) line += ' '
    line += text
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
