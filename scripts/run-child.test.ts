import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const runner = new URL('./run-child.mjs', import.meta.url).href

/** Runs a program that ends its lives in these ways, one after the other. */
async function live(ends: readonly string[], isKept: boolean) {
  const lives = join(folder, `${ends.length}-${isKept}`)
  const program = `
    const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(lives)}, 'x')
    const end = ${JSON.stringify(ends)}[fs.statSync(${JSON.stringify(lives)}).size - 1]
    if (end.startsWith('SIG')) process.kill(process.pid, end)
    else process.exit(Number(end))`
  const keeper = `
    import { runChild } from ${JSON.stringify(runner)}
    runChild(process.execPath, ['-e', ${JSON.stringify(program)}], { env: {}, isKept: ${isKept} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', keeper], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return { code, lives: (await readFile(lives, 'utf8')).length }
}

it('a server that is killed or fails while it runs is started again, and one that cannot start is not', async () => {
  expect(await live(['SIGKILL', '70', '1', '0'], true)).toEqual({ code: 1, lives: 3 })
  expect(await live(['0', '0'], true)).toEqual({ code: 0, lives: 1 })
})

it('any other program ends as it ends', async () => {
  expect(await live(['SIGKILL', '0', '0'], false)).toEqual({ code: 1, lives: 1 })
})
