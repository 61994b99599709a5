import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../apps/server/src/db/database.ts'
import * as schema from '../../apps/server/src/db/schema.ts'
import { expect } from '../support/browser.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'

type Stored = { readonly id: string; readonly name: string }

const invoiceTemplate = {
  name: 'Studio',
  theme: 'blue-wave',
  companyName: 'Marlow & Finch',
  primaryColor: '#0B6BCB',
}

export function saveTemplate(page: Page, sheaf: SheafProcess, fields = {}): Promise<Stored> {
  return post(page, sheaf, '/api/templates', { ...invoiceTemplate, ...fields })
}

export function saveOrderTemplate(page: Page, sheaf: SheafProcess, fields = {}): Promise<Stored> {
  const timber = { name: 'Timber', systemTemplateId: 'po-classic', companyName: 'Aurelia' }
  return post(page, sheaf, '/api/custom-po-templates', { ...timber, ...fields })
}

export function saveQuoteTemplate(
  page: Page,
  sheaf: SheafProcess,
  quoteData = {},
): Promise<Stored> {
  const offer = { name: 'Summer offer', systemTemplateId: 'quote-modern-blue', quoteData }
  return post(page, sheaf, '/api/custom-quote-templates', offer)
}

/** Uploads a small picture. Answers the path by which templates name it. */
export async function saveLogo(page: Page, sheaf: SheafProcess, name: string): Promise<string> {
  const { uploadURL } = await post(page, sheaf, '/api/objects/upload', { name: `${name}.svg` })
  const answer = await page.request.put(new URL(uploadURL, sheaf.url).href, {
    headers: { origin: new URL(sheaf.url).origin, 'content-type': 'image/svg+xml' },
    data: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path fill="#123" d="M0 0h90v30H0z"/></svg>',
  })
  expect(answer.ok(), `upload: ${answer.status()}`).toBe(true)
  return (await answer.json()).objectPath
}

/** The dashboard with all its lists there: on a busy machine that takes a while. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Your Logos' }).waitFor()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
}

/** Changes rows as another part of the product would: a document is made, a logo is generated. */
export async function withRows(
  sheaf: SheafProcess,
  change: (rows: ReturnType<typeof rowsOf>) => Promise<unknown>,
): Promise<void> {
  await withDatabase(sheaf, (orm) => change(rowsOf(orm)))
}

function rowsOf(orm: Orm) {
  const { users, logos } = schema
  return {
    setDocumentsUsed: (userId: string, documentsUsed: number) =>
      orm.update(users).set({ documentsUsed }).where(eq(users.id, userId)),
    setLogosGenerated: (userId: string, logosGenerated: number) =>
      orm.update(users).set({ logosGenerated }).where(eq(users.id, userId)),
    markAsGenerated: (userId: string) =>
      orm.update(logos).set({ isAiGenerated: true }).where(eq(logos.userId, userId)),
  }
}

async function post(page: Page, sheaf: SheafProcess, path: string, data: object) {
  const answer = await page.request.post(`${sheaf.url}${path}`, {
    headers: { origin: new URL(sheaf.url).origin },
    data,
  })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}
