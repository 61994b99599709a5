import { expect, it } from 'vitest'
import { layOutPage } from './page-grid.ts'

function piece(text: string, x: number, y: number) {
  return { text, x, y, width: 6 * text.length, height: 10 }
}

const table = [
  'Item                       Qty             Price',
  'Desk                       2               €90.00',
  'Lamp                       1               €35.00',
].join('\n')

const row = (y: number, item: string, quantity: string, price: string) => [
  piece(item, 40, y),
  piece(quantity, 200, y),
  piece(price, 300, y),
]

it('keeps the columns of a table that was written row by row', () => {
  const rows = [
    ...row(100, 'Item', 'Qty', 'Price'),
    ...row(112, 'Desk', '2', '€90.00'),
    ...row(124, 'Lamp', '1', '€35.00'),
  ]
  expect(layOutPage(rows)).toBe(table)
})

it('puts a table together that was written column by column', () => {
  const columns = [
    ...[piece('Item', 40, 100), piece('Desk', 40, 112), piece('Lamp', 40, 124)],
    ...[piece('Qty', 200, 100), piece('2', 200, 112), piece('1', 200, 124)],
    ...[piece('Price', 300, 100), piece('€90.00', 300, 112), piece('€35.00', 300, 124)],
  ]
  expect(layOutPage(columns)).toBe(table)
})

it('gives a description of two lines its figures on the first', () => {
  const page = layOutPage([
    ...[piece('Desk', 40, 112), piece('oiled oak', 40, 124)],
    ...[piece('2', 200, 112), piece('€90.00', 300, 112)],
    piece('€180.00', 40, 300),
  ])
  expect(page).toBe(`${table.split('\n')[1]}\noiled oak\n\n€180.00`)
})

it('tells two addresses that stand side by side one after the other', () => {
  const page = layOutPage([
    ...[piece('Bill to', 40, 100), piece('Ann Lee', 40, 112), piece('1 High Street', 40, 124)],
    ...[piece('Ship to', 300, 100), piece('Warehouse', 300, 112), piece('9 Dock Road', 300, 124)],
  ])
  expect(page).toBe('Bill to\nAnn Lee\n1 High Street\n\nShip to\nWarehouse\n9 Dock Road')
})

it('goes by place alone when a page was written in no order', () => {
  const pieces = [0, 5, 2, 7, 1, 6, 3, 8, 4, 9, 12, 10, 13, 11, 14].map((line) =>
    piece(`line ${line}`, 40, 100 + 12 * line),
  )
  const ordered = Array.from({ length: 15 }, (_, line) => `line ${line}`).join('\n')
  expect(layOutPage(pieces)).toBe(ordered)
})

it('joins what touches, puts one space where a space was, and a blank line between blocks', () => {
  const page = layOutPage([
    piece('In', 40, 100),
    piece('voice', 52, 100),
    piece('7', 88, 100),
    piece('Total', 40, 140),
  ])
  expect(page).toBe('Invoice 7\n\nTotal')
})

it('reads a page of two hundred thousand pieces in a moment, on one line or on many', () => {
  const pieces = Array.from({ length: 100_000 }, (_, index) => piece('7', 40 + 12 * index, 100))
  const lines = Array.from({ length: 100_000 }, (_, index) => piece('7', 40, 12 * index))
  const started = process.cpuUsage()
  layOutPage(pieces)
  layOutPage(lines)
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
})
