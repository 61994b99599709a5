import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { textOfPdf } from '../support/pdf-text.ts'
import { type RecordedRequest, recordedRequests } from './recorded-requests.ts'

const file = new URL('./recorded-answers.json', import.meta.url)

type Answer = { readonly status: number; readonly type: string; readonly said: unknown }

const recorded: Record<string, Answer> = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : {}
const isRecording = !existsSync(file)

let test: TestApp
let cookie: string
let asked = 0
beforeAll(async () => {
  test = await startTestApp()
  test.clock.now = new Date('2026-03-03T09:30:04.817Z')
  cookie = (await test.signIn({ subscription: 'premium' })).cookie
})
afterAll(async () => {
  if (isRecording) writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`)
  await test.close()
})

// What clients of the API were answered before the inside was rebuilt. Delete the file to record anew, and read the diff.
describe('the answer to', () => {
  it.each(recordedRequests)('$name', async (request) => {
    const answer = await ask(request)
    if (isRecording) recorded[request.name] = answer
    expect(answer).toEqual(recorded[request.name])
  })
})

async function ask({ method, path, query, body }: RecordedRequest): Promise<Answer> {
  asked += 1
  const answer = await test.app.inject({
    method,
    url: query ? `${path}?${new URLSearchParams(query)}` : path,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    // Each from another network: one client would be asked to slow down.
    remoteAddress: `203.0.${asked}.1`,
    ...(body !== undefined && { payload: body as object }),
  })
  const type = String(answer.headers['content-type'])
  const said = await wordsOf(answer.rawPayload, answer.body, type)
  return { status: answer.statusCode, type, said }
}

async function wordsOf(bytes: Buffer, text: string, type: string): Promise<unknown> {
  if (type.startsWith('application/pdf')) return printOf(await textOfPdf(bytes))
  if (!type.startsWith('text/html')) return inOneOrder(JSON.parse(text))
  const [, words = ''] = /<div class="text">([\s\S]*?)<div class="pages">/.exec(text) ?? []
  const [, places = '[]'] = /id="places">([\s\S]*?)<\/script>/.exec(text) ?? []
  return {
    words: printOf(words),
    places: printOf(places),
    pages: text.split('<svg role').length - 1,
  }
}

function printOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

// When several fields are wrong, the sentence about all of them has no order that a client could rely on.
function inOneOrder(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('message' in json)) return json
  const { requestId: _, ...rest } = json as Record<string, unknown>
  return { ...rest, message: String(json.message).split('; ').sort().join('; ') }
}
