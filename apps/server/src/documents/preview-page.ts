import { createHash } from 'node:crypto'
import { type Place, placesElementId } from '@sheaf/contract/places'
import { type DrawnDocument, labelledPages } from '@sheaf/preview/preview-answer'
import { type Html, html, trustedHtml } from '../http/html.ts'
import { textAlternative } from './text-alternative.ts'

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
  defaultSrc: ["'none'"],
  styleSrc: [`'sha256-${styleHash}'`],
  imgSrc: ['data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
}

export function previewPage(drawn: DrawnDocument): string {
  const { page, places } = drawn
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
${places.length > 0 ? placesElement(places) : trustedHtml('')}
<div class="text">${textAlternative(page)}</div>
<div class="pages">${labelledPages(drawn).map(trustedHtml)}</div>
</main>
</body>
</html>
`.markup
}

// Data, which no browser runs. A '<' within it could end the element.
function placesElement(places: readonly Place[]): Html {
  const json = JSON.stringify(places).replaceAll('<', '\\u003c')
  return html`<script type="application/json" id="${placesElementId}">${trustedHtml(json)}</script>`
}
