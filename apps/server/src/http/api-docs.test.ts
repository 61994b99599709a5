import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

describe('the API page', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000/sub' } })
  })

  afterAll(() => test.close())

  it('describes the calls, with the shape of their problems, and nothing that is not a call', async () => {
    const document = (await test.app.inject('/sub/api/docs/json')).json()
    expect(document.info.title).toBe('Sheaf API')
    const paths = Object.keys(document.paths)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/sub/api/account',
        '/sub/api/account/data',
        '/sub/api/account/password',
        '/sub/api/auth/confirm-email',
        '/sub/api/auth/forgot-password',
        '/sub/api/auth/login',
        '/sub/api/auth/logout',
        '/sub/api/auth/resend-confirmation',
        '/sub/api/auth/reset-password',
        '/sub/api/auth/signup',
        '/sub/api/auth/user',
        '/sub/api/check',
        '/sub/api/login',
        '/sub/api/po-preview/{id}',
        '/sub/api/po-templates',
        '/sub/api/schedules',
        '/sub/api/schedules/{id}',
        '/sub/api/schedules/{id}/run',
        '/sub/api/reminders',
        '/sub/api/reminders/{id}',
        '/sub/api/reminders/paid',
        '/sub/healthz',
        '/sub/readyz',
      ]),
    )
    expect(paths.filter((path) => /\*|mailbox|docs|^\/sub\/?$/.test(path))).toEqual([])
    const unauthorized = document.paths['/sub/api/auth/user'].get.responses['401']
    expect(unauthorized.content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    })
    const preview = document.paths['/sub/api/po-preview/{id}']
    const queryFields = preview.get.parameters.map(({ name }: { name: string }) => name)
    expect(queryFields).toEqual(expect.arrayContaining(['vendorName', 'lineItems', 'fontFamily']))
    expect(preview.post.requestBody.content).toHaveProperty('application/json')
    const check = document.paths['/sub/api/check'].post
    expect(check.requestBody.content['application/json'].schema.properties).toHaveProperty(
      'supplyType',
    )
    expect(Object.keys(check.responses)).toEqual(['200', '400', '401', '403', '413', '429'])
    expect(document.components.securitySchemes).toMatchObject({
      accessToken: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'sheaf_session' },
    })
    const open = {}
    expect(check.security).toEqual([open, { accessToken: ['documents'] }])
    expect(document.paths['/sub/api/generate-pdf'].post.security).toEqual([
      { session: [] },
      { accessToken: ['documents'] },
    ])
    expect(document.paths['/sub/api/account/data'].get.security).toEqual([{ session: [] }])
    expect(document.info.description).toContain('(/sub/api/docs/in-five-minutes)')
    expect(document.components.schemas.Problem.properties).toHaveProperty('message')
  })

  it('loads only files of its own, as the content policy demands', async () => {
    const page = await test.app.inject('/sub/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/<script>|<style|style=|https?:/)
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const url = new URL(file, 'http://localhost/sub/api/docs').pathname
      expect((await test.app.inject(url)).statusCode).toBe(200)
    }
  })
})
