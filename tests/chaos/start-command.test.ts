import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { childEnvironment } from '../support/env.ts'
import { freePort } from '../support/free-port.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let folder: Awaited<ReturnType<typeof makeScratchFolder>>
beforeAll(async () => {
  folder = await makeScratchFolder()
})
afterAll(() => folder.remove())

it('npm start serves, and a signal to npm alone leaves nothing behind', async () => {
  const port = await freePort()
  const settings = { PORT: String(port), DATA_DIR: folder.path, PUBLIC_URL: '' }
  const npm = spawn('npm', ['start'], { cwd: root, env: childEnvironment(settings) })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  await vi.waitUntil(() => output.includes(`Sheaf is ready on http://localhost:${port}`), 90_000)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  expect(await (await fetch(`http://localhost:${port}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(processesOn(folder.path)).not.toEqual([])

  npm.kill('SIGTERM')
  await vi.waitUntil(() => processesOn(folder.path).length === 0, 20_000)
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
})

function processesOn(path: string): string[] {
  const list = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
  return list.split('\n').filter((line) => line.includes(path))
}
