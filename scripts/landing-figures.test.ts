import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { currencyCodes } from '@sheaf/domain/money/currency'
import { themes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { expect, it } from 'vitest'
import { currencyCount, themeCount, themesByKind } from '../apps/web/src/features/start/figures.ts'

it('the landing page counts currencies and themes as they are', () => {
  expect(currencyCount).toBe(currencyCodes.length)
  expect(themeCount).toBe(themes.length)
  for (const [kind, count] of Object.entries(themesByKind)) {
    expect(count).toBe(themesFor(kind as DocumentKind).length)
  }
})
