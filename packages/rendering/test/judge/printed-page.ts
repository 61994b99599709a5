import { drawContent } from './draw-content.ts'
import type { Box } from './matrix.ts'
import { type PdfFont, readFont } from './pdf-fonts.ts'
import { openPdf, type PdfObjects, pagesOf, requireReference } from './pdf-objects.ts'
import type { Run } from './run.ts'

export type PrintedPage = {
  readonly width: number
  readonly height: number
  readonly runs: readonly Run[]
  /** Boxes of what is painted as a picture, such as a logo. */
  readonly pictures: readonly Box[]
  /** What a reader is told, in the order of the file; lines are not parted. */
  readonly text: string
}

/** Where every letter of a PDF stands, what it looks like, and what is told of it. */
export function readPrintedPages(pdf: Uint8Array): readonly PrintedPage[] {
  const objects = openPdf(pdf)
  const fonts = new Map<number, PdfFont>()
  const fontOf = (id: number) => {
    const font = fonts.get(id) ?? readFont(objects, id)
    fonts.set(id, font)
    return font
  }
  return pagesOf(objects).map((id) => readPage(objects, objects.source(id), fontOf))
}

function readPage(objects: PdfObjects, page: string, fontOf: (id: number) => PdfFont): PrintedPage {
  const [, , width = 0, height = 0] = (/\/MediaBox\s*\[([^\]]*)\]/.exec(page)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number)
  const sheet: Box = { left: 0, top: 0, right: width, bottom: height }
  const content = objects.stream(requireReference(page, 'Contents')).toString('latin1')
  const { runs, pictures, spoken } = drawContent({ objects, fontOf, content, owner: page, sheet })
  return { width, height, runs, pictures, text: spoken.join('') }
}
