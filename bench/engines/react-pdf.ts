import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { compute } from '@sheaf/domain/documents/totals'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { ViewModel } from '@sheaf/rendering/view-model/view-model'
import { createElement as h, type ReactElement } from 'react'
import type { Engine } from '../engine.ts'
import { columnWidth, inter, look } from '../look.ts'
import { closingBlocks, contactLines } from '../page-parts.ts'

const { margin } = look
const width = look.page.width - 2 * margin.x

export async function createEngine(): Promise<Engine> {
  Font.register({
    family: 'Inter',
    fonts: [{ src: inter.regular }, { src: inter.bold, fontWeight: 'bold' }],
  })
  Font.registerHyphenationCallback((word) => [word])
  return {
    render: (invoice) => renderToBuffer(invoiceDocument(toViewModel(compute(invoice)))),
    close: async () => {},
  }
}

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Inter',
    fontSize: look.size,
    color: look.ink,
    paddingHorizontal: margin.x,
    paddingTop: margin.top,
    paddingBottom: margin.bottom,
  },
  // Not on the page: a repeated text would multiply what it inherits on every page, and fail on page 10 or so.
  body: { fontSize: look.size, lineHeight: look.leading },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  block: { marginBottom: 20 },
  name: { fontSize: 14.25, fontWeight: 'bold' },
  title: { fontSize: 22.8, fontWeight: 'bold', lineHeight: 1.2 },
  strong: { fontWeight: 'bold' },
  soft: { color: look.softInk },
  end: { textAlign: 'right' },
  facts: { width: 190 },
  line: {
    flexDirection: 'row',
    paddingVertical: look.rowPadding,
    borderBottomWidth: 0.4,
    borderBottomColor: look.hairline,
  },
  headLine: {
    flexDirection: 'row',
    paddingVertical: look.rowPadding,
    borderBottomWidth: 0.8,
    borderBottomColor: look.ink,
    fontWeight: 'bold',
  },
  totals: { width: '45%', marginLeft: '55%', marginTop: 10, marginBottom: 22 },
  grandTotal: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 0.8,
    borderTopColor: look.ink,
    fontWeight: 'bold',
    fontSize: 11.9,
  },
  pageNumber: {
    position: 'absolute',
    bottom: 28,
    right: margin.x,
    fontSize: 7.6,
    color: look.softInk,
  },
})

type DocumentElement = Parameters<typeof renderToBuffer>[0]

function invoiceDocument(page: ViewModel): DocumentElement {
  const [before, between, after] = page.pageOf
  return h(
    Document,
    { title: page.about.title, author: page.about.author, language: page.language },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(
        View,
        { style: styles.body },
        head(page),
        parties(page),
        lineTable(page),
        totals(page),
        ...closing(page),
      ),
      h(Text, {
        style: styles.pageNumber,
        fixed: true,
        render: ({ pageNumber, totalPages }) =>
          `${before}${pageNumber}${between}${totalPages}${after}`,
      }),
    ),
  )
}

function head({ sender, title, number }: ViewModel): ReactElement {
  return h(
    View,
    { style: [styles.row, styles.block] },
    h(
      View,
      null,
      h(Text, { style: styles.name }, sender.name),
      h(Text, null, contactLines(sender).join('\n')),
    ),
    h(
      View,
      null,
      h(Text, { style: styles.title }, title),
      h(Text, { style: [styles.strong, styles.end] }, number.value),
    ),
  )
}

function parties({ receiver, facts }: ViewModel): ReactElement {
  return h(
    View,
    { style: [styles.row, styles.block] },
    h(
      View,
      null,
      h(Text, { style: styles.soft }, receiver.label),
      h(Text, { style: styles.strong }, receiver.name),
      h(Text, null, contactLines(receiver).join('\n')),
    ),
    h(View, { style: styles.facts }, ...facts.map(({ label, value }) => pair(label, value))),
  )
}

function pair(label: string, value: string): ReactElement {
  return h(
    View,
    { style: styles.row },
    h(Text, { style: styles.soft }, label),
    h(Text, null, value),
  )
}

function lineTable({ columns, rows }: ViewModel): ReactElement {
  const cells = columns.map((column) => ({
    width: columnWidth(column, width),
    ...(column.isNumber && { textAlign: 'right' as const }),
  }))
  const cell = (text: string, at: number) => h(Text, { key: at, style: cells[at] ?? {} }, text)
  return h(
    View,
    null,
    h(
      View,
      { key: 'head', style: styles.headLine, fixed: true },
      columns.map(({ label }, at) => cell(label, at)),
    ),
    rows.map((row, index) =>
      h(
        View,
        { key: index, style: styles.line, wrap: false },
        row.map((lines, at) => cell(lines.join('\n'), at)),
      ),
    ),
  )
}

function totals({ totals: rows }: ViewModel): ReactElement {
  return h(
    View,
    { style: styles.totals, wrap: false },
    ...rows.map(({ label, value, isEnd }) =>
      isEnd
        ? h(View, { style: styles.grandTotal }, h(Text, null, label), h(Text, null, value))
        : pair(label, value),
    ),
  )
}

function closing(page: ViewModel): ReactElement[] {
  return closingBlocks(page).map(({ title, paragraphs }) =>
    h(
      View,
      { key: title, style: { marginBottom: 12 }, wrap: false },
      h(Text, { style: styles.strong }, title),
      h(Text, null, paragraphs.join('\n')),
    ),
  )
}
