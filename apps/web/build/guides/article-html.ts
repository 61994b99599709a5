import { Marked, type RendererObject, type Tokens } from 'marked'
import type { Picture, Section } from '../../src/guides/guide.ts'
import { escapeHtml } from '../escape-html.ts'
import type { SheetName } from '../sheets/sheet-name.ts'
import { readSheetName } from '../sheets/sheet-name.ts'
import { createHeadingIds } from './heading-ids.ts'

type PictureOf = (sheet: SheetName) => Picture

type Article = { readonly html: string; readonly sections: readonly Section[] }

/** The text of a guide as HTML, with `{base}` before every address in this installation. */
export function articleHtml(text: string, pictureOf: PictureOf): Article {
  const sections: Section[] = []
  const idOf = createHeadingIds()
  let tables = 0

  const renderer: RendererObject = {
    heading({ tokens, depth }) {
      const title = plainText(this.parser.parseInline(tokens, this.parser.textRenderer))
      const id = idOf(title)
      if (depth !== 2 && depth !== 3) throw new Error(`'${title}' is a heading of level ${depth}`)
      sections.push({ id, title, level: depth })
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    paragraph({ tokens }) {
      const [only, ...rest] = tokens
      if (only?.type === 'image' && rest.length === 0)
        return figure(only as Tokens.Image, pictureOf)
      return `<p>${this.parser.parseInline(tokens)}</p>\n`
    },
    image({ href }) {
      throw new Error(`The image ${href} needs a paragraph of its own`)
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return `<a href="${escapeHtml(href.startsWith('/') ? `{base}${href}` : href)}">${words}</a>`
    },
    // What may be wider than the window scrolls by itself, also for those who have only keys.
    table(token) {
      tables += 1
      const names = token.header.map(({ tokens }) =>
        plainText(this.parser.parseInline(tokens, this.parser.textRenderer)),
      )
      const body = token.rows.map(
        (row) =>
          `<tr>${row.map((each, at) => cell.call(this, each, stacks(names.length) ? names[at] : undefined)).join('')}</tr>\n`,
      )
      const head = token.header.map((each) => cell.call(this, each)).join('')
      return `<div class="${frameOf(names.length)}" role="group" aria-label="Table ${tables}" tabindex="0"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('')}</tbody>\n</table></div>\n`
    },
    code({ text: code }) {
      return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
    },
  }
  const html = new Marked({ renderer }).parse(text, { async: false })
  return { html, sections }
}

type Renderer = ThisParameterType<NonNullable<RendererObject['paragraph']>>

// On a phone the cells of a table of many columns stand below each other, each behind the name of its column.
function stacks(columns: number): boolean {
  return columns > 3
}

function frameOf(columns: number): string {
  return ['frame', stacks(columns) && 'stacks', columns > 4 && 'wide'].filter(Boolean).join(' ')
}

function cell(
  this: Renderer,
  { tokens, align, header }: Tokens.TableCell,
  column?: string,
): string {
  const name = header ? 'th' : 'td'
  const told = column ? ` data-column="${escapeHtml(column)}"` : ''
  const look = align === 'right' ? ' class="figure"' : ''
  const scope = header ? ' scope="col"' : ''
  const words = this.parser.parseInline(tokens)
  // Behind the name of its column a cell is one thing, whatever stands in it.
  const content = told && words ? `<span>${words}</span>` : words
  return `<${name}${scope}${look}${told}>${content}</${name}>`
}

function figure({ href, text, title }: Tokens.Image, pictureOf: PictureOf): string {
  const { path, width, height } = pictureOf(readSheetName(href))
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
  return `<figure><img src="{base}${path}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">${caption}</figure>\n`
}

// Marked hands texts out with their characters already escaped.
function plainText(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
