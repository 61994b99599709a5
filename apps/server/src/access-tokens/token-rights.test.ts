import { type TokenRight, tokenRights } from '@sheaf/contract/access-tokens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { routesOf } from '../../../../tests/support/routes.ts'
import { createAccessTokens } from './service.ts'

/** What each route asks of a token: a right, nothing ('any'), or that there is none ('never'). */
const asked: Readonly<Record<string, TokenRight | 'any' | 'never'>> = {
  'POST /api/generate-pdf': 'documents',
  'POST /api/generate-quote-pdf': 'documents',
  'GET /api/po-pdf/:id': 'documents',
  'POST /api/po-pdf/:id': 'documents',
  'GET /api/cn-pdf/:id': 'documents',
  'POST /api/cn-pdf/:id': 'documents',
  'POST /api/check': 'documents',
  'GET /api/template-preview/:id': 'previews',
  'POST /api/template-preview/:id': 'previews',
  'GET /api/quote-preview/:id': 'previews',
  'POST /api/quote-preview/:id': 'previews',
  'GET /api/po-preview/:id': 'previews',
  'POST /api/po-preview/:id': 'previews',
  'GET /api/cn-preview/:id': 'previews',
  'POST /api/cn-preview/:id': 'previews',
  'POST /api/e-invoice/:format': 'e-invoices',
  'POST /api/e-invoice/check': 'e-invoices',
  'POST /api/e-invoice/read': 'e-invoices',
  'POST /api/export/:format': 'export',
  'GET /api/themes': 'any',
  'GET /api/languages': 'any',
  'GET /api/po-templates': 'any',
  'GET /api/cn-templates': 'any',
  ...allMethods('/api', 'any'),
  ...allMethods('/api/*', 'any'),
  'GET /api/auth/user': 'never',
  'GET /api/login': 'never',
  'POST /api/auth/logout': 'never',
  'POST /api/auth/login': 'never',
  'GET /api/auth/mail-delivery': 'never',
  'POST /api/auth/signup': 'never',
  'POST /api/auth/resend-confirmation': 'never',
  'POST /api/auth/confirm-email': 'never',
  'POST /api/auth/forgot-password': 'never',
  'POST /api/auth/reset-password': 'never',
  'PATCH /api/account': 'never',
  'DELETE /api/account': 'never',
  'POST /api/account/password': 'never',
  'GET /api/account/data': 'never',
  'GET /api/account/sessions': 'never',
  'DELETE /api/account/sessions': 'never',
  'DELETE /api/account/sessions/:id': 'never',
  'GET /api/account/access-tokens': 'never',
  'POST /api/account/access-tokens': 'never',
  'DELETE /api/account/access-tokens/:id': 'never',
  ...templates('/api/templates'),
  ...templates('/api/custom-quote-templates', ['PATCH']),
  ...templates('/api/custom-po-templates', ['PATCH']),
  ...templates('/api/custom-cn-templates', ['PATCH']),
  ...templates('/api/custom-delivery-note-templates', ['PATCH']),
  'GET /api/sender': 'never',
  'PUT /api/sender': 'never',
  'DELETE /api/sender': 'never',
  'GET /api/support': 'never',
  'POST /api/support': 'never',
  'GET /api/number-series': 'never',
  'PUT /api/number-series': 'never',
  'DELETE /api/number-series/:kind': 'never',
  'GET /api/client-mail/stop': 'never',
  'POST /api/client-mail/stop': 'never',
  'GET /api/reminders': 'never',
  'POST /api/reminders': 'never',
  'GET /api/reminders/:id': 'never',
  'PUT /api/reminders/:id': 'never',
  'DELETE /api/reminders/:id': 'never',
  'POST /api/reminders/:id/paid': 'never',
  'GET /api/reminders/paid': 'never',
  'POST /api/reminders/paid': 'never',
  'GET /api/schedules': 'never',
  'POST /api/schedules': 'never',
  'GET /api/schedules/:id': 'never',
  'PUT /api/schedules/:id': 'never',
  'DELETE /api/schedules/:id': 'never',
  'POST /api/schedules/:id/pause': 'never',
  'POST /api/schedules/:id/resume': 'never',
  'POST /api/schedules/:id/run': 'never',
  'POST /api/schedules/:id/skip': 'never',
  'GET /api/rates': 'never',
  'GET /api/billing': 'never',
  'POST /api/billing/checkout': 'never',
  'POST /api/billing/portal': 'never',
  'POST /api/billing/check': 'never',
  'POST /api/stripe/webhook': 'never',
  'GET /api/logos': 'never',
  'PATCH /api/logos/:id': 'never',
  'POST /api/logos/:id/keep': 'never',
  'DELETE /api/logos/:id': 'never',
  'POST /api/ai/generate-logo': 'never',
  'POST /api/ai/autofill': 'never',
  'POST /api/ai/translate': 'never',
  'POST /api/objects/upload': 'never',
  'PUT /api/objects/uploads/:seal/:objectId': 'never',
  'GET /internal/objects/uploads/:objectId': 'never',
}

function allMethods(path: string, right: 'any') {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return Object.fromEntries(methods.map((method) => [`${method} ${path}`, right]))
}

function templates(path: string, besides: readonly string[] = []) {
  const list = ['GET', 'POST'].map((method) => `${method} ${path}`)
  const one = ['GET', 'PUT', 'DELETE', ...besides].map((method) => `${method} ${path}/:id`)
  return Object.fromEntries([...list, ...one].map((row) => [row, 'never' as const]))
}

describe('access tokens', () => {
  let test: TestApp
  const tokens = new Map<TokenRight, string>()

  beforeAll(async () => {
    test = await startTestApp()
    const { user } = await test.signIn()
    const made = createAccessTokens({ orm: test.database.orm, now: () => test.clock.now })
    for (const right of tokenRights) {
      const order = { name: right, rights: [right], expiresInDays: null }
      tokens.set(right, (await made.make(user.id, order)).token)
    }
  })

  afterAll(() => test.close())

  const routes = Object.entries(asked)

  async function call(route: string, token: string) {
    const [method = '', path = ''] = route.split(' ')
    const url = path.replaceAll(/:\w+/g, 'nothing').replace('*', 'nothing')
    const headers = { authorization: `Bearer ${token}` }
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { payload: {} } : {}
    const answer = await test.app.inject({ method: method as 'GET', url, headers, ...body })
    return { status: answer.statusCode, code: codeIn(answer.body) }
  }

  it('are spoken of for every route there is', () => {
    const found = routesOf(test.app)
      .filter(({ path }) => /^\/(?:api(?!\/docs)|internal)/.test(path))
      .map(({ method, path }) => `${method} ${path}`)
    expect(found.sort()).toEqual(Object.keys(asked).sort())
  })

  it.each(routes)('open %s with the right %s alone', async (route, wanted) => {
    for (const right of tokenRights) {
      const { status, code } = await call(route, tokens.get(right) ?? '')
      const isRefused = wanted === 'never' || (wanted !== 'any' && wanted !== right)
      if (isRefused)
        expect({ right, status, code }).toMatchObject({ status: 403, code: 'token.refused' })
      else {
        expect({ right, status }).not.toMatchObject({ status: 401 })
        expect({ right, code }).not.toMatchObject({ code: 'token.refused' })
      }
    }
  })

  it('are refused everywhere when nobody was given them, also where visitors are welcome', async () => {
    for (const token of ['', 'sheaf_', 'nonsense', `sheaf_${'a'.repeat(43)}`]) {
      for (const [route] of routes) {
        const answer = await call(route, token)
        expect({ route, token, ...answer }).toMatchObject({ status: 401, code: 'token.invalid' })
      }
    }
  })
})

function codeIn(body: string): string | undefined {
  try {
    return JSON.parse(body)?.code
  } catch {
    return undefined
  }
}
