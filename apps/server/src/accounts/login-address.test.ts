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
    'javascript:alert(1)',
    '/nowhere',
    '/api/auth/user',
    'http://',
    `/templates?${'x'.repeat(2_048)}`,
  ])('forgets %j', (returnTo) => {
    expect(loginAddress('/', returnTo)).toBe('/login')
  })

  it('answers at once for an address of many slashes', () => {
    const startedAt = performance.now()
    expect(loginAddress('/', `/a${'/'.repeat(60_000)}b`)).toBe('/login')
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})
