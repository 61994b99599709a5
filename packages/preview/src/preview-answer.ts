import type { Place } from '@sheaf/contract/places'
import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import { wireFigures } from '@sheaf/contract/wire/figures'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { PaperSize } from '@sheaf/domain/locale/paper-size'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { plainText } from './plain-text.ts'

export type DrawnDocument = {
  readonly page: ViewModel
  /** One SVG for each sheet of paper. */
  readonly pages: readonly string[]
  /** Where the fields stand, when that was asked for. */
  readonly places?: readonly Place[]
}

/** A preview in its parts, for our own pages. */
export function previewAnswer(
  drawn: DrawnDocument,
  { document, totals }: ComputedDocument,
): PreviewAnswer {
  const { page, places = [] } = drawn
  return {
    title: page.about.title,
    pages: labelledPages(drawn),
    pageSize: pageSizes[page.paper],
    text: plainText(page),
    places: [...places],
    figures: totals === null ? {} : wireFigures(document.kind, totals),
  }
}

const pageSizes: Readonly<Record<PaperSize, PreviewAnswer['pageSize']>> = {
  a4: { width: 595.28, height: 841.89 },
  'us-letter': { width: 612, height: 792 },
}

/** Each page as a picture that says which of how many it is, in the words of the document. */
export function labelledPages({ page, pages }: DrawnDocument): string[] {
  const [before, between, after] = page.pageOf
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
