import { expect, it } from 'vitest'
import { loginAddress } from './login-address.ts'

it('leads back to the page that asked for the login, with its query', () => {
  expect(loginAddress('/templates', '')).toBe('/api/login?returnTo=%2Ftemplates')
  expect(loginAddress('/create-quote', 'template=a&b=c')).toBe(
    '/api/login?returnTo=%2Fcreate-quote%3Ftemplate%3Da%26b%3Dc',
  )
})
