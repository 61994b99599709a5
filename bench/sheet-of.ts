import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import type { Sheet } from '@sheaf/rendering/sheet'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import type { Invoice } from './invoice.ts'

export function sheetOf(invoice: Invoice, themeId?: string): Sheet {
  return computedSheet(compute(invoice), themeId)
}

export function computedSheet(computed: ComputedDocument, themeId = 'minimalist-line'): Sheet {
  const theme = findTheme(themeId)
  if (!theme) throw new Error(`There is no theme ${themeId}.`)
  return sheetFor(toViewModel(computed), theme)
}
