import { compute } from '@sheaf/domain/documents/totals'
import { contentsFor } from '../packages/einvoice/src/pdf/pdf-contents.ts'
import { soldInGermany } from '../tests/support/european-documents.ts'
import type { Engine } from './engine.ts'
import type { Invoice } from './invoice.ts'
import { computedSheet } from './sheet-of.ts'
import { warmTypesetter } from './warm-typesetter.ts'

type Contents = Parameters<typeof contentsFor>[1]

/** Our engine with what a PDF carries besides its pages, which is made while the clock runs. */
export async function createEnclosingEngine(
  contents: Contents,
  soldIn: (invoice: Invoice) => Invoice = soldInGermany,
): Promise<Engine> {
  const typesetter = await warmTypesetter()
  const themeId = 'minimalist-line'
  return {
    render: (invoice) => {
      const computed = compute(soldIn(invoice))
      const { enclosed } = contentsFor({ computed, themeId }, contents)
      return typesetter.toPdf(computedSheet(computed, themeId), enclosed)
    },
    close: typesetter.close,
  }
}
