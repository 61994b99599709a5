import { expect, it } from 'vitest'
import { columnTemplate, figureWidth, lineColumns, needsStack } from './line-columns.ts'

it('a column is as wide as its longest figure, and the description gives way', () => {
  expect(figureWidth(96, ['$5.00', ''])).toBe(96)
  const wide = figureWidth(96, ['$5.00', '$123 456 789.00'])
  expect(wide).toBeGreaterThan(120)
  const columns = lineColumns('invoice', new Set()).map((column) =>
    column.name === 'price' ? { ...column, width: wide } : column,
  )
  expect(columnTemplate(columns, wide)).toBe(`minmax(0, 1fr) 56px ${wide}px ${wide}px`)
  expect(needsStack(columns, wide, 540)).toBe(false)
  expect(needsStack(columns, wide, 500)).toBe(true)
})

it('the category of a tax is a column of words, for those who ask for it', () => {
  const asked = lineColumns('invoice', new Set(['tax-categories']))
  expect(lineColumns('invoice', new Set()).map(({ name }) => name)).not.toContain('taxCategory')
  expect(asked.at(-1)).toMatchObject({ name: 'taxCategory', isFigure: false })
  const unpriced = lineColumns('delivery_note', new Set(['tax-categories']))
  expect(unpriced.map(({ name }) => name)).not.toContain('taxCategory')
})
