import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { sampleDocument } from '@sheaf/rendering/samples'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wireOf } from '../support/documents.ts'
import { filesBelow, filesWith } from '../support/searched-files.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'

const marker = 'Quxmarker7391'
// The name of a template is stored: a search that does not find it could not find the marker either.
const keptOnPurpose = 'Keptonpurpose2846'
const ownCompany = 'Owncompany5127'

let sheaf: SheafProcess
let headers: Record<string, string>

beforeAll(async () => {
  sheaf = await startSheaf('', { LOG_LEVEL: 'trace', DEV_LOGIN: 'on' })
  const own = { origin: sheaf.url, 'content-type': 'application/json' }
  const answer = await fetch(`${sheaf.url}/api/dev/login`, {
    method: 'POST',
    headers: own,
    body: '{}',
  })
  expect(answer.status).toBe(200)
  headers = { ...own, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
})
afterAll(() => sheaf.stop())

/** A document whose every text is the marker, and its number, too. */
function marked(kind: (typeof documentKinds)[number]) {
  const sample = withValues(sampleDocument(kind), {
    number: `${marker}-${kind}`,
    'receiver.name': marker,
    'receiver.address': `1 ${marker} Street`,
    'texts.message': marker,
  })
  const lines = sample.lines.map((line) => ({ ...line, description: marker }))
  return wireOf({ ...sample, lines } as BusinessDocument)
}

async function post(path: string, body: unknown, method = 'POST'): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(`${sheaf.url}${path}`, { method, headers, body: text })).status
}

async function get(path: string, query: Record<string, unknown>): Promise<number> {
  return (await fetch(`${sheaf.url}${path}?${asForm(query)}`, { headers })).status
}

/** As a page submits a form into a tab of its own. */
async function submit(path: string, fields: Record<string, unknown>): Promise<number> {
  const { cookie = '', origin = '' } = headers
  const sent = { cookie, origin, 'sec-fetch-dest': 'document' }
  const body = asForm(fields)
  return (await fetch(`${sheaf.url}${path}`, { method: 'POST', headers: sent, body })).status
}

async function sendFile(name: string, content: string): Promise<number> {
  const { cookie = '', origin = '' } = headers
  const body = new FormData()
  body.set('documentType', 'invoice')
  body.set('file', new File([content], name))
  const sent = { cookie, origin }
  return (await fetch(`${sheaf.url}/api/ai/autofill`, { method: 'POST', headers: sent, body }))
    .status
}

function asForm(fields: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).map(([key, value]): [string, string] => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
}

it('nothing about a client or a document is left on disk or in the log', async () => {
  const statuses: number[] = []
  for (const kind of documentKinds) {
    const document = marked(kind)
    statuses.push(await post('/api/generate-pdf', { ...document, templateId: 'minimalist-line' }))
    statuses.push(await post('/api/template-preview/blue-wave', { ...document, type: kind }))
    statuses.push(await post('/api/check', { ...document, type: kind }))
    // Refused ones go other ways through the server.
    statuses.push(await post('/api/check', { ...document, type: kind, currency: marker }))
    statuses.push(await post('/api/generate-pdf', { ...document, currency: marker }))
    statuses.push(await post('/api/generate-pdf', { ...document, templateId: marker }))
    statuses.push(await post('/api/generate-pdf', `{"clientName":"${marker}"`))
    statuses.push(
      await post('/api/ai/translate', { ...document, type: kind, targetLanguage: 'de' }),
    )
    statuses.push(
      await post('/api/ai/translate', { ...document, type: kind, targetLanguage: marker }),
    )
  }
  statuses.push(await post('/api/generate-quote-pdf', marked('quote')))
  statuses.push(await get('/api/quote-preview/quote-modern-blue', marked('quote')))
  statuses.push(await get('/api/po-preview/po-classic', marked('purchase_order')))
  statuses.push(await get('/api/po-pdf/po-classic', marked('purchase_order')))
  statuses.push(await get('/api/cn-preview/cn-classic', marked('credit_note')))
  statuses.push(await get('/api/cn-pdf/cn-classic', { ...marked('credit_note'), comments: marker }))
  // What is too long for an address is sent, as JSON or as a form.
  statuses.push(await post('/api/po-pdf/po-classic', marked('purchase_order')))
  statuses.push(await post('/api/cn-pdf/cn-classic', marked('credit_note')))
  statuses.push(await submit('/api/po-pdf/po-classic', marked('purchase_order')))
  statuses.push(await submit('/api/po-pdf/po-classic', { vendorName: marker, currency: marker }))
  statuses.push(await get('/api/nothing-here', { clientName: marker }))
  statuses.push(await get(`/${marker}`, { clientName: marker }))
  statuses.push(await post('/api/ai/generate-logo', { companyName: marker, style: marker }))
  statuses.push(await post('/api/ai/generate-logo', { companyName: ` ${marker.repeat(9)}` }))
  const letter = `From: ${marker} <${marker}@example.com>\nPlease invoice 3 hours at 85 EUR for ${marker}.`
  statuses.push(await post('/api/ai/autofill', { documentType: 'invoice', text: letter }))
  statuses.push(await post('/api/ai/autofill', { documentType: marker, text: letter }))
  statuses.push(await sendFile('letter.txt', letter), await sendFile(`${marker}.pdf`, letter))
  const logo = { companyName: ownCompany, style: 'modern', colors: ['#17347f', '#2f8ae5'] }
  expect(await post('/api/ai/generate-logo', logo)).toBe(200)
  const details = { companyName: ownCompany, clientName: marker, notes: marker }
  const sender = { fields: details, look: {} }
  expect(await post('/api/sender', sender, 'PUT')).toBe(200)
  expect(await post('/api/templates', { name: keptOnPurpose, theme: 'blue-wave' })).toBe(201)
  // A busy machine may refuse one with 503; most of them were drawn, and none failed.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5)
  expect(statuses).not.toContain(500)

  // Once more after the end: a database writes the last of what it knows when it stops.
  await sheaf.end()
  expect(withoutPaths(sheaf.output())).not.toContain(marker)
  // A logo is called after the company and kept; the log says nothing about it.
  expect(sheaf.output()).not.toContain(ownCompany)
  const files = await filesBelow(sheaf.dataDir)
  expect(files.length).toBeGreaterThan(100)
  expect(await filesWith(keptOnPurpose, files)).not.toEqual([])
  expect(await filesWith(marker, files)).toEqual([])
})

// The one address above that is itself the marker is logged as an address.
function withoutPaths(log: string): string {
  return log.replaceAll(`"/${marker}"`, '')
}
