import { logoColours } from '@sheaf/contract/logo-choices'
import type { TestApp } from './app.ts'

export const logoRequest = {
  companyName: 'Marlow Joinery',
  style: 'Modern',
  colors: logoColours.blue,
}

/** Someone signed in who has logos drawn. */
export async function logoAsker(on: TestApp, fields: Parameters<TestApp['signIn']>[0] = {}) {
  const { user, cookie } = await on.signIn(fields)
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    on.app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    user,
    call,
    generate: (body: object = logoRequest) => call('POST', '/api/ai/generate-logo', body),
    picture: async (url: string) => (await call('GET', `/internal${url}`)).body,
    shelf: async () => (await call('GET', '/api/logos')).json<{ id: string }[]>(),
    used: async () => (await call('GET', '/api/auth/user')).json().logosGenerated,
  }
}
