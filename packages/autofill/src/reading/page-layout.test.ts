import { expect, it } from 'vitest'
import { layOutPage } from './page-layout.ts'

function piece(text: string, x: number, y: number) {
  return { text, x, y, width: 6 * text.length, height: 10 }
}

it('keeps columns apart and in line, whatever order the pieces come in', () => {
  const page = layOutPage([
    piece('€90.00', 300, 112),
    piece('Desk', 40, 112),
    piece('Qty', 200, 100),
    piece('2', 200, 113),
    piece('Item', 40, 100),
    piece('Price', 300, 100),
  ])
  expect(page).toBe(
    [
      'Item                       Qty             Price',
      'Desk                       2               €90.00',
    ].join('\n'),
  )
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
