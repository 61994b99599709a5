import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { hostileDrawings, slowDrawing } from '../../../../tests/support/hostile-drawings.ts'
import { quick } from '../../../../tests/support/users.ts'
import { createPictureRoom } from './picture-room.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ pictures: createPictureRoom({ timeLimitMs: 2000 }) })
})
afterAll(() => test.close())

const own = { 'sec-fetch-site': 'same-origin' }

async function upload(cookie: string, payload: string | Buffer) {
  const headers = { ...own, cookie }
  const ticket = await test.app.inject({ method: 'POST', url: '/api/objects/upload', headers })
  const { pathname } = new URL(ticket.json().uploadURL)
  const about = { ...headers, 'content-type': 'image/svg+xml' }
  return test.app.inject({ method: 'PUT', url: pathname, headers: about, payload })
}

describe('hostile uploads', () => {
  it.each(Object.entries(hostileDrawings))(
    'are refused with a sentence: %s',
    async (_name, svg) => {
      const { cookie } = await test.signIn()
      const answer = await upload(cookie, svg)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        code: 'upload.refused',
        fields: { file: expect.stringMatching(/Please/) },
      })
    },
  )

  it('keep nobody from signing in, and are stopped', async () => {
    const { user } = await test.signIn({ passwordHash: quick.passwordHash })
    const attackers = await Promise.all(Array.from({ length: 4 }, () => test.signIn()))
    let stopped = 0
    const uploads = attackers.map(async ({ cookie }) => {
      const answer = await upload(cookie, slowDrawing)
      stopped += 1
      return answer
    })
    const payload = { email: user.email, password: quick.password }
    const signedIn = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: own,
      payload,
    })
    expect(signedIn.statusCode).toBe(200)
    expect(stopped).toBe(0)
    for (const answer of await Promise.all(uploads)) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toMatch(/takes too long to process/)
    }
  })
})
