import { readFileSync } from 'node:fs'
import { compute } from '@sheaf/domain/documents/totals'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Engine } from '../engine.ts'
import { columnWidth, inter, look } from '../look.ts'
import { closingBlocks, contactLines } from '../page-parts.ts'

const { margin, page: paper, rowPadding: padding } = look
const lineHeight = look.size * look.leading
const width = paper.width - 2 * margin.x
const end = paper.height - margin.bottom

type Pen = { readonly doc: PDFKit.PDFDocument; readonly page: ViewModel }

export async function createEngine(): Promise<Engine> {
  // pdfkit takes a parsed font, which its types do not say yet.
  const fonts = Object.entries(inter).map(
    ([name, file]) => [name, create(readFileSync(file)) as unknown as Buffer] as const,
  )
  return {
    render: async (invoice) => draw(toViewModel(compute(invoice)), fonts),
    close: async () => {},
  }
}

function draw(page: ViewModel, fonts: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: page.language,
    info: { Title: page.about.title, Author: page.about.author },
  })
  for (const [name, font] of fonts) doc.registerFont(name, font)
  const pen = { doc, page }
  let y = drawHead(pen)
  y = drawParties(pen, y)
  y = drawLines(pen, y)
  y = drawTotals(pen, y)
  drawClosing(pen, y)
  drawPageNumbers(pen)
  return bytesOf(doc)
}

function drawHead({ doc, page }: Pen): number {
  doc.font('bold').fontSize(14.25).fillColor(look.ink)
  place(doc, page.sender.name, margin.x, margin.top)
  doc.fontSize(22.8)
  placeEnd(doc, page.title, margin.x + width, margin.top)
  doc.fontSize(look.size)
  placeEnd(doc, page.number.value, margin.x + width, margin.top + 32)
  doc.font('regular')
  return drawTexts(doc, contactLines(page.sender), margin.top + 22) + 22
}

function drawParties({ doc, page }: Pen, top: number): number {
  const { receiver, facts } = page
  doc.fillColor(look.softInk)
  place(doc, receiver.label, margin.x, top)
  doc.font('bold').fillColor(look.ink)
  place(doc, receiver.name, margin.x, top + lineHeight)
  doc.font('regular')
  const bottom = drawTexts(doc, contactLines(receiver), top + 2 * lineHeight)
  facts.forEach((fact, index) => {
    const y = top + index * lineHeight
    doc.fillColor(look.softInk)
    place(doc, fact.label, margin.x + width - 190, y)
    doc.fillColor(look.ink)
    placeEnd(doc, fact.value, margin.x + width, y)
  })
  return Math.max(bottom, top + facts.length * lineHeight) + 20
}

function drawLines(pen: Pen, top: number): number {
  const { doc, page } = pen
  const columns = placedColumns(page)
  let y = drawTableHead(pen, top)
  for (const row of page.rows) {
    const heights = row.map((cell, at) => cellHeight(doc, cell, columns[at]?.width ?? 0))
    const height = Math.max(...heights) + 2 * padding
    if (y + height > end) y = drawTableHead(pen, nextPage(doc))
    for (const [at, { x, width: room, isNumber }] of columns.entries()) {
      const cell = row[at] ?? []
      if (isNumber) placeEnd(doc, cell[0] ?? '', x + room, y + padding)
      else drawCell(doc, cell, x, y + padding, room)
    }
    y += height
    rule(doc, y, 0.4, look.hairline)
  }
  return y + 10
}

function drawTableHead({ doc, page }: Pen, y: number): number {
  doc.font('bold').fillColor(look.ink)
  for (const { x, width: room, isNumber, label } of placedColumns(page)) {
    if (isNumber) placeEnd(doc, label, x + room, y + padding)
    else place(doc, label, x, y + padding)
  }
  doc.font('regular')
  const bottom = y + lineHeight + 2 * padding
  rule(doc, bottom, 0.8, look.ink)
  return bottom
}

function drawTotals({ doc, page }: Pen, top: number): number {
  const height = page.totals.length * 18 + 12
  let y = top + height > end ? nextPage(doc) : top
  for (const { label, value, isEnd } of page.totals) {
    if (isEnd) {
      doc.font('bold').fontSize(look.size * 1.25)
      rule(doc, y, 0.8, look.ink, margin.x + width * 0.55)
      y += 6
    }
    doc.fillColor(isEnd ? look.ink : look.softInk)
    place(doc, label, margin.x + width * 0.55, y)
    doc.fillColor(look.ink)
    placeEnd(doc, value, margin.x + width, y)
    y += 18
  }
  doc.font('regular').fontSize(look.size)
  return y + 22
}

function drawClosing({ doc, page }: Pen, top: number): void {
  let y = top
  for (const { title, paragraphs } of closingBlocks(page)) {
    if (y + (paragraphs.length + 1) * lineHeight > end) y = nextPage(doc)
    doc.font('bold')
    place(doc, title, margin.x, y)
    doc.font('regular')
    y = drawTexts(doc, paragraphs, y + lineHeight) + 12
  }
}

function drawPageNumbers({ doc, page }: Pen): void {
  const { count } = doc.bufferedPageRange()
  const [before, between, after] = page.pageOf
  doc.fontSize(7.6).fillColor(look.softInk)
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    const text = `${before}${index + 1}${between}${count}${after}`
    placeEnd(doc, text, margin.x + width, paper.height - 34)
  }
}

function placedColumns({ columns }: ViewModel) {
  let x: number = margin.x
  return columns.map((column) => {
    const placed = { ...column, x, width: columnWidth(column, width) }
    x += placed.width
    return placed
  })
}

function drawTexts(doc: PDFKit.PDFDocument, lines: readonly string[], top: number): number {
  return drawCell(doc, lines, margin.x, top, width)
}

function drawCell(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  x: number,
  top: number,
  room: number,
): number {
  let y = top
  for (const line of lines) {
    if (doc.widthOfString(line) <= room) place(doc, line, x, y)
    else doc.text(line, x, y, { width: room })
    y += cellHeight(doc, [line], room)
  }
  return y
}

function cellHeight(doc: PDFKit.PDFDocument, lines: readonly string[], room: number): number {
  const heights = lines.map((line) =>
    doc.widthOfString(line) <= room ? lineHeight : doc.heightOfString(line, { width: room }),
  )
  return heights.reduce((sum, height) => sum + height, 0)
}

function place(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  doc.text(text, x, y, { lineBreak: false })
}

function placeEnd(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  place(doc, text, x - doc.widthOfString(text), y)
}

function rule(doc: PDFKit.PDFDocument, y: number, weight: number, colour: string, from?: number) {
  doc.moveTo(from ?? margin.x, y).lineTo(margin.x + width, y)
  doc.lineWidth(weight).stroke(colour)
}

function nextPage(doc: PDFKit.PDFDocument): number {
  doc.addPage()
  return margin.top
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', fail)
    doc.end()
  })
}
