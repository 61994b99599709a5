import type { Place } from '@sheaf/contract/places'
import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import type { DrawnPreview } from '@sheaf/contract/preview-changes'
import { wireFigures } from '@sheaf/contract/wire/figures'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { PaperSize } from '@sheaf/domain/locale/paper-size'
import { type Drawing, svgPages } from '@sheaf/rendering/drawing/drawing'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { plainText } from './plain-text.ts'

export type DrawnDocument = {
  readonly page: ViewModel
  readonly drawing: Drawing
  /** Where the fields stand; empty when that was not asked for. */
  readonly places: readonly Place[]
}

/** A preview in its parts, for our own pages. */
export function previewAnswer(drawn: DrawnDocument, computed: ComputedDocument): PreviewAnswer {
  const { title, pageSize, figures, text, places } = drawnPreview(drawn, computed)
  return {
    ...{ title, pageSize, figures },
    pages: labelledPages(drawn),
    text: text.join('\n'),
    places: [...places],
  }
}

/** The same with its pages as shapes. */
export function drawnPreview(
  { page, drawing, places }: DrawnDocument,
  { document, totals }: ComputedDocument,
): DrawnPreview {
  const { pages, shapes } = drawing
  return {
    title: page.about.title,
    pageSize: pageSizes[page.paper],
    figures: totals === null ? {} : wireFigures(document.kind, totals),
    pages,
    shapes,
    text: plainText(page).split('\n'),
    places,
  }
}

const pageSizes: Readonly<Record<PaperSize, PreviewAnswer['pageSize']>> = {
  a4: { width: 595.28, height: 841.89 },
  'us-letter': { width: 612, height: 792 },
}

/** Each page as a picture that says which of how many it is, in the words of the document. */
export function labelledPages({ page, drawing }: DrawnDocument): string[] {
  const [[before, between, after] = ['', '', '']] = page.pageOf
  const pages = svgPages(drawing)
  return pages.map((svg, index) =>
    labelled(svg, `${before}${index + 1}${between}${pages.length}${after}`),
  )
}

function labelled(svg: string, label: string): string {
  const attributes = `<svg role="img" aria-label="${escaped(label)}" `
  return svg.replace(/^\s*(?:<\?xml[^>]*\?>\s*)?<svg\s/, () => attributes)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
