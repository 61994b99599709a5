import { describe, expect, it } from 'vitest'
import { loginAddress } from './login-address.ts'

describe('loginAddress', () => {
  it('leads to the login screen below the base path', () => {
    expect(loginAddress('/', undefined)).toBe('/login')
    expect(loginAddress('/sub/', undefined)).toBe('/sub/login')
  })

  it.each([
    ['/templates', '/login?returnTo=%2Ftemplates'],
    ['/create-quote?template=a&b=c', '/login?returnTo=%2Fcreate-quote%3Ftemplate%3Da%26b%3Dc'],
    ['/', '/login?returnTo=%2F'],
  ])('remembers the page %s', (returnTo, address) => {
    expect(loginAddress('/', returnTo)).toBe(address)
  })

  it.each([
    'https://evil.example/templates',
    '//evil.example/templates',
    '/\\evil.example/templates',
    '\\\\evil.example',
    '/\t/evil.example/templates',
    '/\n/evil.example/templates',
    '/\r\n/evil.example',
    '///evil.example',
    '/..//evil.example',
    '/templates/../..//evil.example',
    'http:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'http://sheaf.invalid@evil.example/templates',
    'http://sheaf.invalid.evil.example/templates',
    'http://sheaf.invalid:80@evil.example',
    '//evil.example\\@sheaf.invalid/templates',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '%2F%2Fevil.example',
    '//evil%E3%80%82example/templates',
    '/api/client-mail/stop?token=x',
    'data:text/html,templates',
    'blob:http://sheaf.invalid/templates',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'javascript://sheaf.invalid/templates',
    '/nowhere',
    '/api/auth/user',
    'http://',
    `/templates?${'x'.repeat(2_048)}`,
  ])('forgets %j', (returnTo) => {
    expect(loginAddress('/', returnTo)).toBe('/login')
  })

  it.each(['/templates#//evil.example', '/templates?next=//evil.example', 'templates'])(
    'leads nowhere but to a page of ours from %j',
    (returnTo) => {
      const address = new URL(loginAddress('/', returnTo), 'https://sheaf.example')
      expect(address.origin).toBe('https://sheaf.example')
      const back = new URL(address.searchParams.get('returnTo') ?? '', 'https://sheaf.example')
      expect(back).toMatchObject({ origin: 'https://sheaf.example', pathname: '/templates' })
    },
  )

  it('answers at once for an address of many slashes', () => {
    const startedAt = performance.now()
    expect(loginAddress('/', `/a${'/'.repeat(60_000)}b`)).toBe('/login')
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })
})
