import { describe, expect, it } from 'vitest'
import { rowsFromClipboard } from './clipboard-rows.ts'

describe('what is copied from a spreadsheet', () => {
  it('is rows of cells between tabs, as Excel, Sheets and Numbers write them', () => {
    expect(rowsFromClipboard('Chairs\t3\t89.00\r\nTable\t1\t450.00\r\n', '')).toEqual([
      ['Chairs', '3', '89.00'],
      ['Table', '1', '450.00'],
    ])
  })

  it('may have line breaks, tabs and quotes within a cell', () => {
    expect(rowsFromClipboard('"Oak ""Nord""\nwith leaves"\t3\n', '')).toEqual([
      ['Oak "Nord"\nwith leaves', '3'],
    ])
  })

  it('keeps empty cells in their columns', () => {
    expect(rowsFromClipboard('Chairs\t\t89', '')).toEqual([['Chairs', '', '89']])
  })
})

describe('a table on a page', () => {
  it('gives its cells as plain words', () => {
    const html =
      '<style>td{color:red}</style><table><tbody><tr><th>Item</th><th>Price</th></tr>' +
      '<tr><td class=xl><b>Tom &amp; Co</b><br>Chairs</td><td>&euro;&#160;89</td></tr></tbody></table>'
    expect(rowsFromClipboard('Item Price', html)).toEqual([
      ['Item', 'Price'],
      ['Tom & Co\nChairs', '€ 89'],
    ])
  })

  it('of one cell is just its words', () => {
    expect(rowsFromClipboard('Chairs', '<table><tr><td>Chairs</td></tr></table>')).toBeUndefined()
  })
})

describe('comma-separated text', () => {
  it('is a table when every row has the same cells and a number', () => {
    expect(rowsFromClipboard('Chairs,3,89.00\nTable,1,450.00', '')).toEqual([
      ['Chairs', '3', '89.00'],
      ['Table', '1', '450.00'],
    ])
    expect(rowsFromClipboard('Stühle;3;89,00\nTisch;1;450,00', '')).toEqual([
      ['Stühle', '3', '89,00'],
      ['Tisch', '1', '450,00'],
    ])
  })

  it('may have bars between its cells', () => {
    expect(rowsFromClipboard('Chairs|3|89.00\nTable|1|450.00', '')).toEqual([
      ['Chairs', '3', '89.00'],
      ['Table', '1', '450.00'],
    ])
    expect(rowsFromClipboard('"Oak | ash"|3|89.00\nTable||450.00', '')).toEqual([
      ['Oak | ash', '3', '89.00'],
      ['Table', '', '450.00'],
    ])
  })

  it('is left alone when it is prose', () => {
    expect(rowsFromClipboard('Design, as agreed,\nand photos, too', '')).toBeUndefined()
    expect(rowsFromClipboard('One line, with 3 commas, and 4 words', '')).toBeUndefined()
    expect(rowsFromClipboard('', '')).toBeUndefined()
  })
})
