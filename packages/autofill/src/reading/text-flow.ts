/** Builds plain text from marked-up text, so that tables stay tables and quoted mail stays quoted. */
export type TextFlow = {
  readonly write: (text: string) => void
  readonly breakLine: () => void
  readonly endParagraph: () => void
  readonly open: (part: Part) => void
  readonly close: (part: Part) => void
  readonly finish: () => string
}

export type Part = 'table' | 'row' | 'cell' | 'quote'

type Frame = { readonly part: Part | 'page'; readonly lines: string[]; readonly cells: string[][] }

const columnGap = '   '
const widestColumn = 60
// Newsletters nest a dozen tables; thousands are meant to choke a reader.
const deepest = 60

export function createTextFlow(): TextFlow {
  const page: Frame = { part: 'page', lines: [''], cells: [] }
  const frames: Frame[] = [page]
  const top = () => frames.at(-1) ?? page

  function write(text: string): void {
    const { lines } = top()
    lines[lines.length - 1] += text
  }

  function breakLine(): void {
    top().lines.push('')
  }

  function endParagraph(): void {
    if (top().lines.at(-1) !== '') breakLine()
  }

  function closeTop(): void {
    const frame = frames.pop()
    if (!frame) return
    const parent = top()
    const lines = trimmedLines(frame.lines)
    if (frame.part === 'cell') parent.cells.push([lines.join('\n')])
    if (frame.part === 'row') parent.cells.push(frame.cells.flat())
    if (frame.part === 'table') addBlock(parent, [...lines, ...tableLines(frame.cells)])
    if (frame.part === 'quote')
      addBlock(
        parent,
        lines.map((line) => `> ${line}`),
      )
  }

  function open(part: Part): void {
    if (part === 'row') closeUpTo('row', 'table')
    if (part === 'cell') closeUpTo('cell', 'row')
    if (frames.length < deepest) frames.push({ part, lines: [''], cells: [] })
  }

  /** Mail markup often leaves rows and cells open; the next one of their kind ends them. */
  function closeUpTo(part: Part, within: Part): void {
    const inner = frames.findLastIndex((frame) => frame.part === part)
    const outer = frames.findLastIndex((frame) => frame.part === within)
    if (inner > outer) close(part)
  }

  function close(part: Part): void {
    const index = frames.findLastIndex((frame) => frame.part === part)
    if (index < 0) return
    while (frames.length > index) closeTop()
  }

  function finish(): string {
    while (frames.length > 1) closeTop()
    return trimmedLines(page.lines)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
  }

  return { write, breakLine, endParagraph, open, close, finish }
}

function addBlock(parent: Frame, lines: readonly string[]): void {
  if (lines.length === 0) return
  if (parent.lines.at(-1) === '') parent.lines.pop()
  parent.lines.push(...lines, '')
}

function trimmedLines(lines: readonly string[]): string[] {
  const kept = lines.map((line) => line.trimEnd())
  const isWritten = (line: string) => line !== ''
  const first = kept.findIndex(isWritten)
  return first < 0 ? [] : kept.slice(first, kept.findLastIndex(isWritten) + 1)
}

/** Rows as lines, their cells in columns; a cell of several lines keeps them. */
function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const width = Math.max(...cell.split('\n').map((line) => line.length))
      widths[column] = Math.min(widestColumn, Math.max(widths[column] ?? 0, width))
    }
  }
  return rows.flatMap((row) => {
    const cells = row.map((cell) => cell.split('\n'))
    const height = Math.max(0, ...cells.map((lines) => lines.length))
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, column) => (lines[line] ?? '').padEnd(widths[column] ?? 0))
        .join(columnGap)
        .trimEnd(),
    )
  })
}
