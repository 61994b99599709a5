import { allFontFiles } from '@sheaf/rendering/fonts/font-files'
import type { Column } from '@sheaf/rendering/view-model/view-model'

/** What the peers share with the theme they are compared to: A4, Inter, one rule under the head of the table. */
export const look = {
  page: { width: 595.28, height: 841.89 },
  margin: { x: 56.7, top: 62.4, bottom: 56.7 },
  size: 9,
  /** Times the size of the type. */
  leading: 1.3,
  rowPadding: 3.5,
  ink: '#111111',
  softInk: '#5f5f5f',
  hairline: '#dddddd',
} as const

const numberWidths = { quantity: 50, price: 85, amount: 95 } as const

export function columnWidth(column: Column, total: number): number {
  if (column.id in numberWidths) return numberWidths[column.id as keyof typeof numberWidths]
  return total - Object.values(numberWidths).reduce((sum, width) => sum + width, 0)
}

export const inter = { regular: interFile('400Regular'), bold: interFile('700Bold') }

function interFile(cut: string): string {
  const file = allFontFiles().find(({ path }) => path.endsWith(`Inter_${cut}.ttf`))
  if (!file) throw new Error(`Inter has no cut ${cut} among the fonts of rendering.`)
  return file.path
}
