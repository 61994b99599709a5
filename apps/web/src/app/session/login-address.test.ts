import { describe, expect, it } from 'vitest'
import { loginAddress, returnAddress } from './login-address.ts'

describe('the way to the login', () => {
  it('leads back to the page that asked for it, with its query', () => {
    expect(loginAddress('/create/invoice', '')).toBe('/api/login?returnTo=%2Fcreate%2Finvoice')
    expect(loginAddress('/create-quote', 'template=a&b=c')).toBe(
      '/api/login?returnTo=%2Fcreate-quote%3Ftemplate%3Da%26b%3Dc',
    )
  })

  it.each(['/templates', '/templates/manage'])('from %s is the login screen itself', (page) => {
    expect(loginAddress(page, '')).toBe(`/login?returnTo=${encodeURIComponent(page)}`)
  })
})

describe('after signing in', () => {
  it.each([
    ['/templates', '/templates'],
    ['/create-quote?template=a&b=c', '/create-quote?template=a&b=c'],
    ['/howto/credit-note-guide', '/howto/credit-note-guide'],
  ])('one goes on to %s', (returnTo, address) => {
    expect(returnAddress(new URLSearchParams({ returnTo }).toString())).toBe(address)
  })

  it.each([
    'https://evil.example/templates',
    '//evil.example/templates',
    '/\\evil.example/templates',
    '/\t/evil.example/templates',
    'javascript:alert(1)',
    'http://',
    '/nowhere',
    '/api/auth/user',
    '/login?returnTo=%2Flogin',
    '/signup',
    '',
  ])('one starts at the dashboard instead of %j', (returnTo) => {
    expect(returnAddress(new URLSearchParams({ returnTo }).toString())).toBe('/')
  })

  it('one starts at the dashboard when no page asked', () => {
    expect(returnAddress('')).toBe('/')
  })
})
