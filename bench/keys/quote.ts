import type { Page } from 'playwright-core'
import type { SheafProcess } from '../../tests/support/sheaf-process.ts'
import { benchInvoice } from '../invoice.ts'

/** A quote of so many lines, kept as a template: the editor opens with it. */
export async function saveQuote(
  page: Page,
  sheaf: SheafProcess,
  theme: string,
  lines: number,
): Promise<string> {
  const items = benchInvoice(lines, 0).lines.map(({ description, quantity, price }) => ({
    description,
    quantity,
    unitPrice: price,
  }))
  const quoteData = {
    companyName: 'Marlow & Finch Joinery',
    clientName: 'Elena Castellan',
    comments: 'Thank you for your order.',
    lineItems: items,
  }
  const answer = await page.request.post(`${sheaf.url}/api/custom-quote-templates`, {
    headers: { origin: new URL(sheaf.url).origin },
    data: { name: `${theme} ${lines} ${Date.now()}`, systemTemplateId: theme, quoteData },
  })
  if (!answer.ok()) throw new Error(`The template was refused: ${await answer.text()}`)
  return (await answer.json()).id
}
