import { describe, expect, it } from 'vitest'
import { returnAddress } from './return-address.ts'

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
