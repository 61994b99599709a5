import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../tests/support/free-port.ts'
import { waitingJobs } from '../../../tests/support/jobs.ts'
import { createTestDatabase } from '../../../tests/support/postgres.ts'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const marker = 'Marker-Ltd-63'
// Spelled backwards: the script is the file that the log names.
const throwOnSignal = `data:text/javascript,process.on('SIGUSR2',()=>{throw new Error([...'${[...marker].reverse().join('')}'].reverse().join(''))})`

type Run = { process: ChildProcess; stdout: string; stderr: string; exited: Promise<number | null> }

describe('the real process', () => {
  let scratch: string
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
  let env: Record<string, string>
  let port: number
  const runs: Run[] = []

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'sheaf-main-'))
    testDatabase = await createTestDatabase()
    port = await freePort()
    env = {
      PORT: String(port),
      DATA_DIR: join(scratch, 'not', 'yet', 'there'),
      DATABASE_URL: testDatabase.url,
      APP_SECRET: 'x'.repeat(32),
      RENDER_WORKERS: '1',
      RATES_URL: 'off',
    }
  })

  afterEach(() => {
    for (const { process } of runs.splice(0)) process.kill('SIGKILL')
  })

  afterAll(async () => {
    await testDatabase.drop()
    await rm(scratch, { recursive: true })
  })

  function run(variables: Record<string, string>, nodeOptions: string[] = []): Run {
    const child = spawn(process.execPath, [...nodeOptions, main], { env: variables })
    const result: Run = {
      process: child,
      stdout: '',
      stderr: '',
      exited: once(child, 'close').then(([code]) => code),
    }
    child.stdout.on('data', (chunk) => {
      result.stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      result.stderr += chunk
    })
    runs.push(result)
    return result
  }

  async function start(nodeOptions: string[] = [], settings = env): Promise<Run> {
    const started = run(settings, nodeOptions)
    const isUp = once(started.process.stdout ?? started.process, 'data').then(() => true)
    const isReady = await Promise.race([isUp, started.exited.then(() => false)])
    if (!isReady) throw new Error(`It did not start: ${started.stderr}`)
    return started
  }

  it('prints one line when it is ready, and its log elsewhere', async () => {
    const server = await start()
    expect(server.stdout).toBe(`Sheaf is ready on http://localhost:${port}\n`)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/api/auth/user?q=${marker}`)).status).toBe(401)
    expect((await stat(env.DATA_DIR ?? '')).isDirectory()).toBe(true)

    server.process.kill('SIGINT')
    expect(await server.exited).toBe(0)
    expect(server.stdout).toBe(`Sheaf is ready on http://localhost:${port}\n`)
    const lines = server.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    // In UTC, wherever the machine is.
    const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'info', path: '/api/auth/user', time }),
    )
    for (const line of lines) expect(line).toMatchObject({ time })
    expect(server.stderr).not.toContain(marker)
    expect(server.stderr).not.toContain('SMTP_URL')
  })

  it('on SIGTERM takes no new connection, answers what is on its way, and exits with 0', async () => {
    const server = await start()
    const slow = beginSlowRequest(port)
    await slow.isAccepted
    server.process.kill('SIGTERM')
    await expect.poll(() => isRefused(port)).toBe(true)
    expect(server.process.exitCode).toBeNull()
    slow.end('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const answers = await slow.answers
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    expect(answers).toContain('{"status":"ok"}')
    expect(await server.exited).toBe(0)
  })

  it('with DRAIN_SECONDS first tells load balancers, and answers those who come meanwhile', {
    timeout: 60_000,
  }, async () => {
    const server = await start([], { ...env, DRAIN_SECONDS: '2' })
    const kept = new Agent({ keepAlive: true })
    expect(await statusOf(port, '/readyz', kept)).toBe(200)
    server.process.kill('SIGTERM')
    await expect.poll(() => statusOf(port, '/readyz', kept)).toBe(503)
    expect(await statusOf(port, '/healthz', kept)).toBe(200)
    expect(await statusOf(port, '/api/auth/user')).toBe(401)
    expect(server.process.exitCode).toBeNull()
    await expect.poll(() => isRefused(port)).toBe(true)
    expect(await server.exited).toBe(0)
  })

  it('exits at once on a second signal', async () => {
    const server = await start()
    const slow = beginSlowRequest(port)
    await slow.isAccepted
    server.process.kill('SIGTERM')
    await expect.poll(() => isRefused(port)).toBe(true)
    // The very same key press can arrive twice: that is not yet a second signal.
    server.process.kill('SIGINT')
    const repeated = setInterval(() => server.process.kill('SIGTERM'), 200)
    expect(await server.exited).toBe(1)
    clearInterval(repeated)
  })

  it('stops in order after an uncaught fault, whose text it does not log, and exits with 70', async () => {
    const server = await start(['--import', throwOnSignal])
    const slow = beginSlowRequest(port)
    await slow.isAccepted
    server.process.kill('SIGUSR2')
    await expect.poll(() => isRefused(port)).toBe(true)
    slow.end()
    expect(await slow.answers).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(await server.exited).toBe(70)
    expect(server.stderr).toContain('stopping after an uncaught fault')
    expect(server.stderr).not.toContain(marker)
  })

  it('sends after kill -9 the mails that it had promised before', { timeout: 60_000 }, async () => {
    const smtp = await startSmtpServer()
    const settings = { ...env, SMTP_URL: smtp.url }
    smtp.mood = 'defers the recipient'
    const killed = await start([], settings)
    const signUp = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada' }
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUp),
    })
    expect(answer.status).toBe(201)
    await expect
      .poll(() => waitingJobs(testDatabase), { timeout: 10_000 })
      .toEqual([expect.objectContaining({ state: 'retry' })])
    killed.process.kill('SIGKILL')
    await killed.exited

    smtp.mood = 'accepts'
    const next = await start([], settings)
    await expect
      .poll(() => smtp.mails.map(({ to }) => to), { timeout: 30_000 })
      .toEqual(['Ada <ada@example.com>'])
    next.process.kill('SIGTERM')
    expect(await next.exited).toBe(0)
    await smtp.stop()
  })

  it('says at the start that it has no mail server, where people elsewhere are to use it', {
    timeout: 60_000,
  }, async () => {
    const server = await start([], { ...env, PUBLIC_URL: 'https://sheaf.example' })
    server.process.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    expect(server.stderr).toContain('SMTP_URL is not set. No email can be sent')
  })

  it('says which variable is wrong, and nothing else', async () => {
    const server = run({ ...env, LOG_LEVEL: 'loud' })
    expect(await server.exited).toBe(1)
    expect(server.stdout).toBe('')
    expect(server.stderr).toBe(
      "LOG_LEVEL is 'loud'. Accepted: trace, debug, info, warn, error, fatal, silent.\n",
    )
  })

  it('says that the port is taken, and exits with 1', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const server = run({ ...env, LOG_LEVEL: 'error' })
    expect(await server.exited).toBe(1)
    expect(server.stdout).toBe('')
    expect(server.stderr).toBe(
      `PORT is ${port}, but another program already listens there. Stop that program or set PORT to a free one.\n`,
    )
    other.close()
  })

  it('says that DATA_DIR cannot be made', async () => {
    const server = run({ ...env, DATA_DIR: join(main, 'data') })
    expect(await server.exited).toBe(1)
    expect(server.stderr).toMatch(/^DATA_DIR is '.*main\.ts\/data', which cannot be made: .*\n$/)
  })

  it('says that HOST is not an address of this machine', async () => {
    const server = run({ ...env, HOST: '192.0.2.1', LOG_LEVEL: 'error' })
    expect(await server.exited).toBe(1)
    expect(server.stderr).toMatch(
      /^HOST is '192\.0\.2\.1', which is not an address of this machine/,
    )
  })
})

/** A request whose body is still on its way. */
function beginSlowRequest(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 2\r\nExpect: 100-continue\r\n\r\n',
  )
  const isAccepted = once(socket, 'data')
  const answers = isAccepted.then(
    () =>
      new Promise<string>((resolve) => {
        let text = ''
        socket.on('data', (chunk) => {
          text += chunk
        })
        socket.on('close', () => resolve(text))
      }),
  )
  socket.on('error', () => undefined)
  return { isAccepted, answers, end: (andThen = '') => socket.write(`{}${andThen}`) }
}

function statusOf(port: number, path: string, agent = new Agent()): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = get({ port, host: '127.0.0.1', path, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
    })
    call.on('error', reject)
  })
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })
}
