import { createHash } from 'node:crypto'
import { type Place, placesElementId } from '@sheaf/contract/places'
import type { PreviewAnswer } from '@sheaf/contract/preview-answer'
import { wireFigures } from '@sheaf/contract/wire/figures'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { PaperSize } from '@sheaf/domain/locale/paper-size'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { type Html, html, trustedHtml } from '../http/html.ts'
import { plainText, textAlternative } from './text-alternative.ts'

export type DrawnDocument = {
  readonly page: ViewModel
  /** One SVG for each sheet of paper. */
  readonly pages: readonly string[]
  /** Where the fields stand, when that was asked for. */
  readonly places?: readonly Place[]
}

const style = `
:root { color-scheme: light dark }
body { position: relative; margin: 0; padding: min(16px, 3vw); background: transparent }
.pages { display: grid; gap: min(16px, 3vw) }
.pages svg { display: block; width: 100%; height: auto;
  box-shadow: 0 1px 2px rgb(28 27 31 / 14%), 0 6px 20px rgb(28 27 31 / 10%) }
.text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media print {
  @page { margin: 0 }
  body { padding: 0 }
  .pages { display: block }
  .pages svg { box-shadow: none; break-after: page }
  .text { display: none }
}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** A preview runs nothing and loads nothing; it may be framed by the product's own pages. */
export const previewPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${styleHash}'`],
    imgSrc: ['data:'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
  },
}

export function previewPage({ page, pages, places }: DrawnDocument): string {
  return html`<!doctype html>
<html lang="${page.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.about.title}</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<main>
${places ? placesElement(places) : trustedHtml('')}
<div class="text">${textAlternative(page)}</div>
<div class="pages">${labelledPages(page, pages)}</div>
</main>
</body>
</html>
`.markup
}

/** The same in its parts, for our own pages. */
export function previewAnswer(
  { page, pages, places = [] }: DrawnDocument,
  { document, totals }: ComputedDocument,
): PreviewAnswer {
  return {
    title: page.about.title,
    pages: labelledPages(page, pages).map(({ markup }) => markup),
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

function labelledPages(page: ViewModel, pages: readonly string[]): Html[] {
  return pages.map((svg, index) => labelled(svg, pageLabel(page, index + 1, pages.length)))
}

// Data, which no browser runs. A '<' within it could end the element.
function placesElement(places: readonly Place[]): Html {
  const json = JSON.stringify(places).replaceAll('<', '\\u003c')
  return html`<script type="application/json" id="${placesElementId}">${trustedHtml(json)}</script>`
}

function pageLabel({ pageOf: [before, between, after] }: ViewModel, at: number, count: number) {
  return `${before}${at}${between}${count}${after}`
}

function labelled(svg: string, label: string): Html {
  const attributes = html`<svg role="img" aria-label="${label}" `
  return trustedHtml(svg.replace(/^\s*(?:<\?xml[^>]*\?>\s*)?<svg\s/, () => attributes.markup))
}
