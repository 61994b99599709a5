import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostmasters } from '../../apps/server/src/db/embedded/processes.ts'
import { freePort } from '../support/free-port.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const program = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

describe('the server itself, with the database that it runs', () => {
  let scratch: Awaited<ReturnType<typeof makeScratchFolder>>
  let dataDir: string
  let port: number

  beforeAll(async () => {
    scratch = await makeScratchFolder()
    dataDir = join(scratch.path, 'data')
    port = await freePort()
  })
  afterAll(() => scratch.remove())

  async function start() {
    const child = spawn(process.execPath, [program], {
      env: { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', RATES_URL: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    await Promise.race([once(child.stdout, 'data'), ended])
    return { child, ended }
  }

  it('is ready again after each hard kill', async () => {
    for (let kill = 0; kill < 3; kill += 1) {
      const { child, ended } = await start()
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
      child.kill('SIGKILL')
      await ended
    }
  })

  it('ends with code 0 at SIGTERM and takes its database along', async () => {
    const { child, ended } = await start()
    expect(await findPostmasters(join(dataDir, 'db/cluster'))).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(await findPostmasters(join(dataDir, 'db/cluster'))).toEqual([])
  })
})
