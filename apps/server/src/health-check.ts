/* Whether the server of this very environment is ready, as an exit code: for containers, which bring no other program that could ask. */
import { isIPv6 } from 'node:net'
import { readEnv } from './env.ts'

const patienceMs = 8_000

const { host, port, basePath } = readEnv()
// Not an address that can be asked, but 'on every one of this machine'.
const asked = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
const authority = `${isIPv6(asked) ? `[${asked}]` : asked}:${port}`

try {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(`http://${authority}${basePath}readyz`, { signal })
  process.stdout.write(`${await answer.text()}\n`)
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  process.stdout.write(`${authority} does not answer: ${String(error)}\n`)
  process.exitCode = 1
}
