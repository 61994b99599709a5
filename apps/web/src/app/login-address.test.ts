import { describe, expect, it } from 'vitest'
import { loginAddress } from './login-address.ts'

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
