import { describe, expect, it } from 'vitest'
import { pdfFile } from '../../test/support/pdf-file.ts'
import type { ReadingProgress } from './read-file.ts'
import { readSource } from './read-source.ts'

const pdf = pdfFile([[{ x: 50, y: 60, text: 'Two days of hedge cutting' }]])

describe('reading in a thread of its own', () => {
  it('gives the text and how far it is', async () => {
    const steps: ReadingProgress[] = []
    const read = await readSource({ name: 'a.pdf', bytes: pdf }, (step) => steps.push(step))
    expect(read).toEqual({ text: 'Two days of hedge cutting', pages: 1 })
    expect(steps.at(0)).toEqual({ step: 'reading', done: 0 })
    expect(steps.at(-1)).toEqual({ step: 'reading', done: 1 })
  })

  it('says why a file cannot be read', async () => {
    const reading = readSource({ name: 'a.docx', bytes: Buffer.from('hello') })
    await expect(reading).rejects.toMatchObject({
      name: 'UnreadableSource',
      code: 'not-what-it-says',
    })
  })

  it('stops at once when it is told to', async () => {
    const stop = new AbortController()
    const reading = readSource({ name: 'a.pdf', bytes: pdf }, () => {}, stop.signal)
    stop.abort(new Error('the dialog was closed'))
    await expect(reading).rejects.toThrow('the dialog was closed')
  })
})
