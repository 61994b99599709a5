import { describe, expect, it } from 'vitest'
import { childrenOf } from '../../../../tests/support/child-processes.ts'
import {
  docxBomb,
  flowedMail,
  pdfOfPictures,
  pdfOfSpaces,
} from '../../../../tests/support/hostile-files.ts'
import { pdfFile } from '../../test/support/pdf-file.ts'
import type { ReadingProgress } from './read-file.ts'
import { ReadingInterrupted, readSource } from './read-source.ts'

const pdf = pdfFile([[{ x: 50, y: 60, text: 'Two days of hedge cutting' }]])

// With more time than the product gives: beside busy tests a process that gives way to all others gets little of it.
const limits = { memoryBytes: 1_000_000_000, plainMs: 120_000, totalMs: 120_000 }

const noneRuns = () =>
  expect.poll(() => process.getActiveResourcesInfo()).not.toContain('ProcessWrap')

describe('reading in a process of its own', () => {
  it('gives the text and how far it is, and ends', async () => {
    const steps: ReadingProgress[] = []
    const read = await readSource(
      { name: 'a.pdf', bytes: pdf },
      { report: (step) => steps.push(step), limits },
    )
    expect(read).toEqual({ text: 'Two days of hedge cutting', pages: 1 })
    expect(steps.at(0)).toEqual({ step: 'reading', done: 0 })
    expect(steps.at(-1)).toEqual({ step: 'reading', done: 1 })
    await noneRuns()
  })

  it('says why a file cannot be read', async () => {
    const reading = readSource({ name: 'a.docx', bytes: Buffer.from('hello') }, { limits })
    await expect(reading).rejects.toMatchObject({
      name: 'UnreadableSource',
      code: 'not-what-it-says',
    })
  })

  it('stops at once when it is told to', async () => {
    const stop = new AbortController()
    const reading = readSource({ name: 'a.pdf', bytes: pdf }, { signal: stop.signal })
    stop.abort(new Error('the dialog was closed'))
    await expect(reading).rejects.toThrow('the dialog was closed')
    await noneRuns()
  })
})

/** Sends a signal to the process that reads. */
async function signalReader(signal: NodeJS.Signals): Promise<void> {
  for (const { pid, commandLine } of await childrenOf(process.pid)) {
    if (commandLine.includes('reading-process.ts')) process.kill(pid, signal)
  }
}

// Who it was is seen in /proc.
describe.skipIf(process.platform !== 'linux')('a reader that is ended from outside', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
    'says nothing about the file: %s',
    async (signal) => {
      const report = () => void signalReader(signal)
      const reading = readSource({ name: 'a.eml', bytes: flowedMail(190_000) }, { report, limits })
      await expect(reading).rejects.toThrow(ReadingInterrupted)
      await noneRuns()
    },
  )
})

describe('a file made to explode', () => {
  it.each([
    ['a PDF that unpacks twice to 1.5 GB', 'a.pdf', pdfOfSpaces()],
    ['twelve pictures of 49 megapixels in a PDF', 'a.pdf', pdfOfPictures(12)],
    ['four megabytes of short lines', 'a.eml', flowedMail(1_000_000)],
    ['a DOCX of 40 MB', 'a.docx', docxBomb({ isHonest: true })],
  ])('is refused before it is opened: %s', async (_, name, bytes) => {
    expect(bytes.length).toBeLessThan(5_000_000)
    const reading = readSource({ name, bytes }, { limits })
    await expect(reading).rejects.toMatchObject({ code: 'too-large' })
  })

  it.each([
    ['a PDF that hides how it is packed', pdfOfSpaces('Fl#61teDecode')],
    ['six pictures of 49 megapixels on one page', pdfOfPictures(6)],
  ])('is ended when it takes more memory than it may: %s', async (_, bytes) => {
    const tight = { ...limits, memoryBytes: 500_000_000 }
    const reading = readSource({ name: 'a.pdf', bytes }, { limits: tight })
    await expect(reading).rejects.toMatchObject({ code: 'too-large' })
    await noneRuns()
  })

  it('is refused when it says that it unpacks to less than it is', async () => {
    const reading = readSource({ name: 'a.docx', bytes: docxBomb({ isHonest: false }) }, { limits })
    await expect(reading).rejects.toMatchObject({ code: 'not-what-it-says' })
  })

  it('is ended when it takes longer than it may', async () => {
    const mail = { name: 'a.eml', bytes: flowedMail(190_000) }
    const reading = readSource(mail, { limits: { ...limits, plainMs: 300 } })
    await expect(reading).rejects.toMatchObject({
      code: 'too-slow',
      message: 'This file took too long to read. Try just the part you need.',
    })
    await noneRuns()
  })
})
