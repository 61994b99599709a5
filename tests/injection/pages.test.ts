import { sampleDocument } from '@sheaf/rendering/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { saidEverywhere } from '../support/attacks/said-everywhere.ts'
import { tricks } from '../support/attacks/tricks.ts'
import { elementsOf } from '../support/previews.ts'

let test: TestApp
let cookie: string
beforeAll(async () => {
  test = await startTestApp()
  cookie = (await test.signIn({ subscription: 'premium' })).cookie
})
afterAll(() => test.close())

const kinds = {
  'template-preview/minimalist-line': 'invoice',
  'quote-preview/quote-modern-blue': 'quote',
  'po-preview/po-classic': 'purchase_order',
  'cn-preview/cn-classic': 'credit_note',
} as const

/** Elements and attributes that run, load, lead or frame. What is text has no angle brackets of its own. */
function actingIn(page: string): string[] {
  const acting =
    /^<(?:script(?! type="application\/json")|iframe|object|embed|base|meta http|foreignObject)|\son\w+\s*=|(?:src|href)="(?!#|data:image|\/)/i
  return (page.match(/<[a-z][^<>]*>/gi) ?? []).filter((tag) => acting.test(tag))
}

describe('a page of the server', () => {
  it.each(Object.entries(kinds))('shows markup in every field as text: %s', async (path, kind) => {
    const plain = saidEverywhere(sampleDocument(kind), ['word', 'another word', '"quoted" & more'])
    const hostile = saidEverywhere(sampleDocument(kind), tricks.html)
    const page = async (payload: object) => {
      const answer = await test.app.inject({ method: 'POST', url: `/api/${path}`, payload })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
      return answer.body
    }
    const known = elementsOf(await page(plain))
    const shown = await page(hostile)
    expect(elementsOf(shown).filter((element) => !known.includes(element))).toEqual([])
    expect(actingIn(shown)).toEqual([])
  })

  it.each(tricks.html)('that tells what is wrong repeats no markup: %s', async (trick) => {
    const query = new URLSearchParams({ taxRate: trick, poDate: trick, [trick]: trick })
    const answer = await test.app.inject({
      url: `/api/po-pdf/po-classic?${query}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    })
    expect(answer.headers['content-type']).toContain('text/html')
    expect(actingIn(answer.body)).toEqual([])
  })

  it.each([
    ...tricks.html,
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/\t/evil.example',
  ])('that leads on after the sign-in leads to one of ours: %j', async (returnTo) => {
    const url = `/api/login?${new URLSearchParams({ returnTo })}`
    const { location } = (await test.app.inject(url)).headers
    expect(new URL(String(location), 'http://localhost:3000').origin).toBe('http://localhost:3000')
    const inner = new URL(String(location), 'http://localhost:3000').searchParams.get('returnTo')
    expect(inner ?? '/').toMatch(/^\/(?![/\\\t])/)
  })
})

describe('the log', () => {
  it('is one line of JSON for each event, whatever is in an address, a header or a name', async () => {
    const signs = ['%0a{"level":60}', '%1b[2J%1b[31m', '%0d%0a', '%e2%80%a8', '%c2%9b31m', '%7f']
    const before = test.log.text().length
    for (const sign of signs) {
      const headers = { 'user-agent': decodeURIComponent(sign).replaceAll(/[\r\n\u2028]/g, '\t') }
      await test.app.inject({ url: `/api/nothing/${sign}`, headers })
      await test.app.inject({ url: `/api/templates/${sign}`, headers: { ...headers, cookie } })
      const payload = { email: `a${decodeURIComponent(sign)}@x.example`, password: 'x' }
      await test.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    }
    const written = test.log.text().slice(before)
    for (const line of written.trimEnd().split('\n'))
      expect(JSON.parse(line).level).toBeLessThan(60)
    expect(written.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  })
})
