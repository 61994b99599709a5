import { readFileSync } from 'node:fs'
import { compute } from '@sheaf/domain/documents/totals'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import pdfmake from 'pdfmake'
import type { Alignment, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Engine } from '../engine.ts'
import { columnWidth, inter, look } from '../look.ts'
import { closingBlocks, contactLines } from '../page-parts.ts'

const { margin } = look
const width = look.page.width - 2 * margin.x

export async function createEngine(): Promise<Engine> {
  // It parses a font for each document; kept in memory, the file is at least read only once.
  const { virtualfs } = pdfmake as unknown as { virtualfs: VirtualFiles }
  for (const [name, file] of Object.entries(inter)) {
    virtualfs.writeFileSync(`${name}.ttf`, readFileSync(file))
  }
  pdfmake.setFonts({ Inter: { normal: 'regular.ttf', bold: 'bold.ttf' } })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return {
    render: (invoice) => pdfmake.createPdf(definition(toViewModel(compute(invoice)))).getBuffer(),
    close: async () => {},
  }
}

type VirtualFiles = { writeFileSync: (name: string, content: Buffer) => void }

function definition(page: ViewModel): TDocumentDefinitions {
  const [before, between, after] = page.pageOf
  return {
    info: { title: page.about.title, author: page.about.author },
    language: page.language,
    pageSize: 'A4',
    pageMargins: [margin.x, margin.top, margin.x, margin.bottom],
    defaultStyle: { font: 'Inter', fontSize: look.size, color: look.ink, lineHeight: 1.2 },
    styles: { soft: { color: look.softInk }, strong: { bold: true } },
    footer: (current, count) => ({
      text: `${before}${current}${between}${count}${after}`,
      alignment: 'right',
      fontSize: 7.6,
      color: look.softInk,
      margin: [margin.x, 20, margin.x, 0],
    }),
    content: [head(page), parties(page), lineTable(page), totals(page), ...closing(page)],
  }
}

function head({ sender, title, number }: ViewModel): Content {
  return {
    margin: [0, 0, 0, 22],
    columns: [
      {
        width: '*',
        stack: [
          { text: sender.name, style: 'strong', fontSize: 14.25 },
          { text: contactLines(sender).join('\n') },
        ],
      },
      {
        width: 'auto',
        alignment: 'right',
        stack: [
          { text: title, style: 'strong', fontSize: 22.8 },
          { text: number.value, style: 'strong' },
        ],
      },
    ],
  }
}

function parties({ receiver, facts }: ViewModel): Content {
  return {
    margin: [0, 0, 0, 20],
    columns: [
      {
        width: '*',
        stack: [
          { text: receiver.label, style: 'soft' },
          { text: receiver.name, style: 'strong' },
          { text: contactLines(receiver).join('\n') },
        ],
      },
      {
        width: 190,
        layout: 'noBorders',
        table: {
          widths: ['*', 'auto'],
          body: facts.map(({ label, value }) => [
            { text: label, style: 'soft' },
            { text: value, alignment: 'right' },
          ]),
        },
      },
    ],
  }
}

function lineTable({ columns, rows }: ViewModel): Content {
  const aligned = columns.map(({ isNumber }): Alignment => (isNumber ? 'right' : 'left'))
  const alignmentAt = (at: number) => aligned[at] ?? 'left'
  return {
    layout: {
      hLineWidth: (at) => (at === 0 ? 0 : at === 1 ? 0.8 : 0.4),
      hLineColor: (at) => (at === 1 ? look.ink : look.hairline),
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => look.rowPadding,
      paddingBottom: () => look.rowPadding,
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map((column) => (column.isNumber ? columnWidth(column, width) : '*')),
      body: [
        columns.map(({ label }, at) => ({
          text: label,
          style: 'strong',
          alignment: alignmentAt(at),
        })),
        ...rows.map((row) =>
          row.map((cell, at) => ({ text: cell.join('\n'), alignment: alignmentAt(at) })),
        ),
      ],
    },
  }
}

function totals({ totals: rows }: ViewModel): Content {
  return {
    margin: [width * 0.55, 10, 0, 22],
    unbreakable: true,
    layout: {
      hLineWidth: (at) => (at === rows.length - 1 ? 0.8 : 0),
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
    },
    table: {
      widths: ['*', 'auto'],
      body: rows.map(({ label, value, isEnd }) => [
        { text: label, ...(isEnd ? { bold: true, fontSize: 11.9 } : { style: 'soft' }) },
        { text: value, alignment: 'right', ...(isEnd && { bold: true, fontSize: 11.9 }) },
      ]),
    },
  }
}

function closing(page: ViewModel): Content[] {
  return closingBlocks(page).map(({ title, paragraphs }) => ({
    margin: [0, 0, 0, 12],
    unbreakable: true,
    stack: [{ text: title, style: 'strong' }, { text: paragraphs.join('\n') }],
  }))
}
