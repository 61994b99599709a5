import type { Page } from 'playwright-core'
import type { SheafProcess } from '../../tests/support/sheaf-process.ts'
import { benchInvoice } from '../invoice.ts'

type Written = { readonly theme: string; readonly lines: number }

/** Where documents are written, with the page in sight. */
export type Editor = {
  /** A name, a line, a figure and a note. */
  readonly labels: readonly [name: string, line: string, figure: string, note: string]
  /** Opens it with a document of so many lines, which is kept as a template first. */
  readonly open: (page: Page, sheaf: SheafProcess, written: Written) => Promise<void>
  /** Puts the caret at the end of a field. */
  readonly enter: (page: Page, label: string) => Promise<void>
}

/** A form with the page beside it, as on a wide screen. */
export const quoteForm: Editor = {
  labels: ['Client name', 'Description, line 2', 'Unit Price, line 1', 'Comments'],
  async open(page, sheaf, { theme, lines }) {
    const quoteData = {
      companyName: 'Marlow & Finch Joinery',
      clientName: 'Elena Castellan',
      comments: 'Thank you for your order.',
      lineItems: itemsOf(lines),
    }
    const id = await save(page, sheaf, 'custom-quote-templates', theme, { quoteData })
    await page.goto(`${sheaf.url}/create-quote?template=${id}`)
  },
  async enter(page, label) {
    await page.getByLabel(label, { exact: true }).first().click()
    await page.keyboard.press('End')
  },
}

/** The page itself, written on. A phone shows no page beside a form. */
export const orderSheet: Editor = {
  labels: ['Vendor name', 'Description, line 2', 'Unit Price, line 1', 'Comments'],
  async open(page, sheaf, { theme, lines }) {
    const id = await save(page, sheaf, 'custom-po-templates', theme, {
      companyName: 'Marlow & Finch Joinery',
      vendorName: 'Elena Castellan',
      defaultComments: 'Thank you for your order.',
      defaultLineItems: itemsOf(lines),
    })
    await page.goto(`${sheaf.url}/create-purchase-order?template=${id}`)
    await page.getByText('Final layout').click()
  },
  async enter(page, label) {
    // Not by the mouse: at the size of a phone an empty field may lie over its neighbour.
    await page.getByRole('button', { name: new RegExp(`^${label}.*, edit$`, 's') }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+End')
  },
}

function itemsOf(lines: number) {
  return benchInvoice(lines, 0).lines.map(({ description, quantity, price }) => ({
    description,
    quantity,
    unitPrice: price,
  }))
}

async function save(
  page: Page,
  sheaf: SheafProcess,
  place: string,
  theme: string,
  fields: object,
): Promise<string> {
  const answer = await page.request.post(`${sheaf.url}/api/${place}`, {
    headers: { origin: new URL(sheaf.url).origin },
    data: { name: `${theme} ${Date.now()}`, systemTemplateId: theme, ...fields },
  })
  if (!answer.ok()) throw new Error(`The template was refused: ${await answer.text()}`)
  return (await answer.json()).id
}
