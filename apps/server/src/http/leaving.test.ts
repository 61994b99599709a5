import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('refuses who is gone before their request is looked at, and is not at fault', async () => {
  const port = await test.listen()
  test.app.server.prependOnceListener('request', ({ socket }) => socket.destroy())
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST /api/e-invoice/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
  await expect.poll(() => test.log.text()).toMatch(/"code":"\w+\.\w+"/)
  expect(test.log.text()).toContain('"code":"request.abandoned"')
  expect(test.log.lines().filter(({ level }) => level >= 50)).toEqual([])
})
