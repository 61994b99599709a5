import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'
import { addUser, quick } from '../support/users.ts'

export const password = quick.password

export function anAddress(): string {
  return `person-${randomUUID()}@example.com`
}

type Holder = { readonly email: string; readonly firstName: string }

/** An account with the password above, not confirmed yet. */
export async function signUp(sheaf: SheafProcess, request: APIRequestContext): Promise<Holder> {
  const holder = { email: anAddress(), firstName: 'Grace' }
  await post(sheaf, request, '/api/auth/signup', { ...holder, password })
  return holder
}

/** An account with the password above, ready to sign in. */
export async function openAccount(sheaf: SheafProcess): Promise<Holder> {
  const holder = { email: anAddress(), firstName: 'Grace' }
  const { passwordHash } = quick
  await withDatabase(sheaf, (orm) => addUser(orm, { ...holder, passwordHash }))
  return holder
}

export async function fillLogin(page: Page, email: string, typedPassword = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typedPassword)
}

/** Signs in by the form and waits for the dashboard. */
export async function signInByForm(page: Page, { email }: Holder): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveTitle('Dashboard · Sheaf')
}

/** The toast on screen. Its words are said twice: here and, for a moment, to those who listen. */
export function toastIn(page: Page) {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
}

async function post(
  sheaf: SheafProcess,
  request: APIRequestContext,
  path: string,
  data?: unknown,
): Promise<void> {
  const answer = await request.post(`${sheaf.url}${path}`, {
    headers: { origin: new URL(sheaf.url).origin },
    ...(data !== undefined && { data }),
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
}
