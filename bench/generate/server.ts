import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment } from '../../tests/support/env.ts'
import { startSheaf } from '../../tests/support/sheaf-process.ts'

const adminFile = fileURLToPath(new URL('../../apps/server/src/admin.ts', import.meta.url))

export type GenerateServer = {
  /** Sends a document as a premium user would. Answers the milliseconds until the last byte of its PDF is here. */
  readonly generate: (body: object) => Promise<number>
  readonly stop: () => Promise<void>
}

/** The whole product in a process of its own, with a user whom no plan stops. */
export async function startGenerateServer(): Promise<GenerateServer> {
  const sheaf = await startSheaf('', { DEV_LOGIN: 'on' })
  const headers = { origin: sheaf.url, 'content-type': 'application/json' }
  const answer = await fetch(`${sheaf.url}/api/dev/login`, { method: 'POST', headers, body: '{}' })
  const { email } = (await answer.json()) as { email: string }
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  await promisify(execFile)(process.execPath, [adminFile, 'premium', email, 'on'], {
    env: childEnvironment({ DATA_DIR: sheaf.dataDir }),
  })
  return {
    async generate(body) {
      const start = performance.now()
      const response = await fetch(`${sheaf.url}/api/generate-pdf`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      })
      const bytes = await response.arrayBuffer()
      const ms = performance.now() - start
      if (!response.ok) throw new Error(`${response.status} ${Buffer.from(bytes).toString()}`)
      return ms
    },
    stop: sheaf.stop,
  }
}
