import { describe, expect, it } from 'vitest'
import { linesFromRows } from './lines-from-rows.ts'

function lines(...rows: readonly (readonly string[])[]) {
  return linesFromRows(rows, '.')
}

describe('columns by their headings', () => {
  it('in any order, and the amount is computed, not copied', () => {
    expect(
      lines(['Qty', 'Description', 'Amount', 'Unit price (USD)'], ['3', 'Chairs', '999', '89.00']),
    ).toEqual([{ description: 'Chairs', quantity: '3', price: '89' }])
  })

  it('in German, with a decimal comma', () => {
    expect(
      lines(
        ['Beschreibung', 'Menge', 'Einzelpreis', 'MwSt'],
        ['Stühle', '2,5', '1.234,50 €', '19 %'],
      ),
    ).toEqual([{ description: 'Stühle', quantity: '2.5', price: '1234.5', taxRate: '19' }])
  })

  it('with item numbers and units', () => {
    expect(
      lines(['SKU', 'Item', 'Qty', 'Unit', 'Price'], ['A-1', 'Desk', '2', 'pcs', '300']),
    ).toEqual([
      { itemNumber: 'A-1', description: 'Desk', quantity: '2', unit: 'pcs', price: '300' },
    ])
  })
})

describe('columns by what is in them', () => {
  it('description, quantity, price', () => {
    expect(lines(['Website design', '24', '95'], ['Photography', '2.5', '640.50'])).toEqual([
      { description: 'Website design', quantity: '24', price: '95' },
      { description: 'Photography', quantity: '2.5', price: '640.5' },
    ])
  })

  it('the price before the quantity, when it shows its cents or its sign', () => {
    expect(lines(['Chairs', '$89.00', '3'])).toEqual([
      { description: 'Chairs', quantity: '3', price: '89' },
    ])
  })

  it('an amount that is the product is told from the price', () => {
    expect(lines(['Chairs', '3', '267.00', '89.00'], ['Table', '2', '900.00', '450.00'])).toEqual([
      { description: 'Chairs', quantity: '3', price: '89' },
      { description: 'Table', quantity: '2', price: '450' },
    ])
  })

  it('one number alone is a price', () => {
    expect(lines(['Hosting', '20'])).toEqual([{ description: 'Hosting', price: '20' }])
  })

  it('a running number in front is left out, a code is an item number', () => {
    expect(lines(['1', 'Chairs', '3', '89'], ['2', 'Table', '1', '450'])).toEqual([
      { description: 'Chairs', quantity: '3', price: '89' },
      { description: 'Table', quantity: '1', price: '450' },
    ])
    expect(lines(['AB-1', 'Long oak table', '3', '89'])).toEqual([
      { itemNumber: 'AB-1', description: 'Long oak table', quantity: '3', price: '89' },
    ])
  })

  it('a quantity may name its unit', () => {
    expect(lines(['Design', '12 hours', '80.00'])).toEqual([
      { description: 'Design', quantity: '12', unit: 'hours', price: '80' },
    ])
  })

  it('descriptions alone', () => {
    expect(lines(['Design', 'of the shop'], ['Photos', 'of the team'])).toMatchObject([
      { description: 'of the shop' },
      { description: 'of the team' },
    ])
  })
})

it('the figures themselves show whether the comma is a decimal', () => {
  expect(lines(['Chairs', '3', '1.234'], ['Table', '1', '89,50'])).toMatchObject([
    { price: '1234' },
    { price: '89.5' },
  ])
  expect(lines(['Chairs', '3', '1,234'], ['Table', '1', '89.50'])).toMatchObject([
    { price: '1234' },
    { price: '89.5' },
  ])
})

it('empty rows are no lines', () => {
  expect(lines(['', ''], ['Chairs', '3', '5'], ['', '', ''])).toHaveLength(1)
})
