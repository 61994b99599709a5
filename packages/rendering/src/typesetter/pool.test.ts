import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { aSheet, faultyThemes } from '../../test/a-sheet.ts'
import { createTypesetter, type TypesetterOptions } from './pool.ts'
import {
  type Typesetter,
  TypesetterBusyError,
  TypesettingFailedError,
  TypesettingOverdueError,
} from './typesetter.ts'

const open: Typesetter[] = []

function aTypesetter(options: Partial<TypesetterOptions> = {}): Typesetter {
  const typesetter = createTypesetter({ workers: 1, queueLimit: 20, ...options })
  open.push(typesetter)
  return typesetter
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((typesetter) => typesetter.close()))
})

const endless = aSheet({ theme: 'endless' })
const good = aSheet({ theme: 'good' })

function workerPids(): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
    '\n',
  )
  const fields = rows.map((row) => row.trim().split(/\s+/))
  const own = fields.filter(([, parent, ...args]) => {
    return Number(parent) === process.pid && args.some((arg) => arg.endsWith('/worker.ts'))
  })
  return own.map(([pid]) => Number(pid))
}

describe('typesetter', { timeout: 30_000 }, () => {
  it('sets a sheet as PDF and as pages', async () => {
    const typesetter = aTypesetter()
    const pdf = await typesetter.toPdf(aSheet())
    expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.7')
    const pages = await typesetter.toPages(aSheet())
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatch(/^<svg /)
  })

  it('gives the same bytes for the same sheet, whichever worker sets it', async () => {
    const typesetters = [aTypesetter(), aTypesetter()]
    const sheet = aSheet({ page: { title: 'Rechnung' } })
    const [first, second] = await Promise.all(typesetters.map((one) => one.toPdf(sheet)))
    expect(Buffer.compare(first ?? Buffer.of(), second ?? Buffer.of(1))).toBe(0)
    expect(await typesetters[0]?.toPages(sheet)).toEqual(await typesetters[1]?.toPages(sheet))
  })

  it('dates a sheet without a date by the clock that is passed in', async () => {
    const about = { title: 'Draft', author: '', issued: null }
    const now = new Date('2026-05-06T07:08:09Z')
    const pdf = await aTypesetter().toPdf(aSheet({ page: { about } }), { now })
    expect(Buffer.from(pdf).toString('latin1')).toContain('/CreationDate (D:20260506070809Z)')
  })

  it('refuses a sheet when too many wait, and only then', async () => {
    const typesetter = aTypesetter({ queueLimit: 2 })
    await typesetter.check()
    const sheets = Array.from({ length: 5 }, () => typesetter.toPages(aSheet()))
    const results = await Promise.allSettled(sheets)
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    await expect(sheets[3]).rejects.toThrow(TypesetterBusyError)
    await expect(typesetter.toPages(aSheet())).resolves.toHaveLength(1)
  })

  it('answers a check even when the queue is full', async () => {
    const typesetter = aTypesetter({ queueLimit: 1 })
    const sheets = [typesetter.toPages(aSheet()), typesetter.toPages(aSheet())]
    const outcomes = Promise.allSettled(sheets)
    await expect(typesetter.check()).resolves.toBeUndefined()
    expect(await outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }])
  })

  it('stops a sheet that takes too long and sets the next in a new worker', async () => {
    const warnings: object[] = []
    const typesetter = aTypesetter({
      renderTimeoutMs: 2_000,
      themesFolder: faultyThemes,
      log: { warn: (fields) => warnings.push(fields) },
    })
    await typesetter.check()
    const [pid] = workerPids()
    const slow = typesetter.toPdf(endless)
    const next = typesetter.toPdf(good)
    await expect(slow).rejects.toThrow(new TypesettingOverdueError('The sheet took over 2000 ms.'))
    await expect(next).resolves.toBeInstanceOf(Uint8Array)
    expect(workerPids()).not.toContain(pid)
    expect(workerPids()).toHaveLength(1)
    expect(warnings).toEqual([{ ending: 'signal SIGKILL' }])
  })

  it('loses only the sheet whose worker crashes', async () => {
    const typesetter = aTypesetter({ workers: 1, themesFolder: faultyThemes })
    await typesetter.check()
    const doomed = typesetter.toPdf(endless)
    const others = [typesetter.toPdf(good), typesetter.toPages(good)]
    const outcome = expect(doomed).rejects.toThrow(/broke its worker/)
    for (const pid of workerPids()) process.kill(pid, 'SIGSEGV')
    await outcome
    await expect(Promise.all(others)).resolves.toHaveLength(2)
  })

  it('replaces a worker that has grown too large, and loses no sheet by it', async () => {
    const warnings: object[] = []
    const log = { warn: (fields: object) => warnings.push(fields) }
    const typesetter = aTypesetter({ memoryLimit: 1, log })
    const sheets = Array.from({ length: 3 }, () => typesetter.toPages(aSheet()))
    await expect(Promise.all(sheets)).resolves.toHaveLength(3)
    expect(warnings.length).toBeGreaterThanOrEqual(2)
  })

  it('says where a theme failed without a word of the sheet', async () => {
    const typesetter = aTypesetter({ themesFolder: faultyThemes })
    const sheet = aSheet({ theme: 'panics', page: { title: 'Secret Ltd' } })
    const failure = await typesetter.toPdf(sheet).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TypesettingFailedError)
    expect(String(failure)).toBe('TypesettingFailedError: panicked with at main.typ:17')
    expect(JSON.stringify(failure)).not.toContain('Secret')
  })

  it.each(['reads-above', 'reads-root'])(
    'lets no theme read beyond its folder: %s',
    async (theme) => {
      const typesetter = aTypesetter({ themesFolder: faultyThemes })
      await expect(typesetter.toPdf(aSheet({ theme }))).rejects.toThrow(
        /^(failed to load file|file not found)/,
      )
    },
  )

  it('sees no font of the machine, so that a sheet looks the same on each', async () => {
    const typesetter = aTypesetter({ themesFolder: faultyThemes })
    const sheet = aSheet({ theme: 'foreign-font' })
    await expect(typesetter.toPdf(sheet)).rejects.toThrow('PDF/A-3a error')
  })

  it('fails what is set and what waits when it is closed, and ends its workers', async () => {
    const typesetter = aTypesetter({ themesFolder: faultyThemes })
    await typesetter.check()
    const sheets = [typesetter.toPdf(endless), typesetter.toPdf(good)]
    const outcomes = Promise.allSettled(sheets)
    await typesetter.close()
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ reason: { message: 'The typesetter was closed.' } })
    }
    expect(workerPids()).toEqual([])
    await expect(typesetter.toPdf(good)).rejects.toThrow(TypesettingFailedError)
  })

  it('gives up on what waits when no worker can start', async () => {
    const typesetter = aTypesetter({ themesFolder: '/nonexistent' })
    await expect(typesetter.check()).rejects.toThrow(TypesettingFailedError)
  })
})
