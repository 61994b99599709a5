import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compute } from '@sheaf/domain/documents/totals'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import { environment } from '../../scripts/env.mjs'
import type { Engine } from '../engine.ts'
import { columnWidth, inter, look } from '../look.ts'
import { closingBlocks, contactLines } from '../page-parts.ts'

const { margin } = look

export function createEngine(): Promise<Engine> {
  return printingPage({ executablePath: requireBrowser(), tagged: false })
}

type Printing = { readonly executablePath: string; readonly tagged: boolean }

/** One page stays open with its style sheet and fonts; an invoice replaces the body. */
export async function printingPage({ executablePath, tagged }: Printing): Promise<Engine> {
  const browser = await chromium.launch({ executablePath })
  const tab = await browser.newPage()
  // Only a page that comes from a file may load fonts from files.
  await tab.goto(pathToFileURL(dirname(inter.regular)).href)
  await tab.setContent(`<!doctype html><style>${css()}</style><body>`)
  return {
    async render(invoice) {
      const page = toViewModel(compute(invoice))
      await tab.evaluate(showBody, bodyOf(page))
      return tab.pdf({ preferCSSPageSize: true, tagged, ...pageNumbers(page) })
    },
    close: () => browser.close(),
  }
}

async function showBody(html: string): Promise<void> {
  document.body.innerHTML = html
  await document.fonts.ready
}

/** The whole browser, or its shell where there is nothing else. */
export function requireBrowser(): string {
  const { CHROMIUM_PATH, PATH } = environment()
  const lookup = { chromiumPath: CHROMIUM_PATH, path: PATH }
  const found = findChromium({ ...lookup, only: 'whole' }) ?? findChromium(lookup)
  if (found) return found
  throw new Error('The bench needs Chromium or Chrome: install one, or set CHROMIUM_PATH.')
}

function css(): string {
  const face = (file: string, weight: number) =>
    `@font-face { font-family: Inter; font-weight: ${weight}; src: url(${pathToFileURL(file)}) }`
  return `
    ${face(inter.regular, 400)} ${face(inter.bold, 700)}
    @page { size: A4; margin: ${margin.top}pt ${margin.x}pt ${margin.bottom}pt }
    body { margin: 0; font: ${look.size}pt/${look.leading} Inter; color: ${look.ink} }
    .row { display: flex; justify-content: space-between; align-items: start; margin-bottom: 20pt }
    .lines { white-space: pre-line }
    .name { font-size: 14.25pt; font-weight: 700 }
    h1 { font-size: 22.8pt; line-height: 1.2; margin: 0 }
    .end { text-align: right }
    .soft { color: ${look.softInk} }
    table { border-collapse: collapse }
    .items { width: 100%; table-layout: fixed }
    .items tr { break-inside: avoid }
    th, td { text-align: left; vertical-align: top; padding: 0 }
    .items th, .items td { padding: ${look.rowPadding}pt 0; border-bottom: 0.4pt solid ${look.hairline} }
    .items th { border-bottom: 0.8pt solid ${look.ink} }
    .items .n, .facts td + td, .totals td + td { text-align: right }
    .facts { width: 190pt }
    .totals { width: 45%; margin: 10pt 0 22pt auto; break-inside: avoid }
    .totals .grand td { font-size: 11.9pt; font-weight: 700; border-top: 0.8pt solid ${look.ink} }
    section { break-inside: avoid; margin-bottom: 12pt }
  `
}

function pageNumbers({ pageOf: [before, between, after] }: ViewModel) {
  const style = `width: 100%; margin: 0 ${margin.x}pt; text-align: right; font: 7.6pt Inter; color: ${look.softInk}`
  const text = `${before}<span class="pageNumber"></span>${between}<span class="totalPages"></span>${after}`
  return {
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="${style}">${text}</div>`,
  }
}

function bodyOf(page: ViewModel): string {
  const { sender, receiver } = page
  return `
    <div class="row">
      <div><div class="name">${escaped(sender.name)}</div>${lines(contactLines(sender))}</div>
      <div class="end"><h1>${escaped(page.title)}</h1><b>${escaped(page.number.value)}</b></div>
    </div>
    <div class="row">
      <div><div class="soft">${escaped(receiver.label)}</div><b>${escaped(receiver.name)}</b>
        ${lines(contactLines(receiver))}</div>
      <table class="facts">${page.facts.map(({ label, value }) => pair(label, value)).join('')}</table>
    </div>
    ${itemTable(page)}
    <table class="totals">
      ${page.totals.map(({ label, value, isEnd }) => pair(label, value, isEnd)).join('')}
    </table>
    ${closingBlocks(page).map(closingSection).join('')}`
}

function itemTable({ columns, rows }: ViewModel): string {
  const tags = columns.map(({ isNumber }) => (isNumber ? ' class="n"' : ' class="lines"'))
  const cell = (tag: string, text: string, at: number) =>
    `<${tag}${tags[at]}>${escaped(text)}</${tag}>`
  const room = look.page.width - 2 * margin.x
  const widths = columns.map((column) => `<col style="width: ${columnWidth(column, room)}pt">`)
  const head = columns.map(({ label }, at) => cell('th', label, at)).join('')
  const body = rows.map(
    (row) => `<tr>${row.map((texts, at) => cell('td', texts.join('\n'), at)).join('')}</tr>`,
  )
  return `<table class="items"><colgroup>${widths.join('')}</colgroup>
    <thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function pair(label: string, value: string, isEnd = false): string {
  const cells = `<td${isEnd ? '' : ' class="soft"'}>${escaped(label)}</td><td>${escaped(value)}</td>`
  return `<tr${isEnd ? ' class="grand"' : ''}>${cells}</tr>`
}

function closingSection({ title, paragraphs }: ReturnType<typeof closingBlocks>[number]): string {
  return `<section><b>${escaped(title)}</b>${lines(paragraphs)}</section>`
}

function lines(texts: readonly string[]): string {
  return `<div class="lines">${escaped(texts.join('\n'))}</div>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
