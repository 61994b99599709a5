import { readFile } from '@sheaf/autofill/reading/read-file'
import { readSource } from '@sheaf/autofill/reading/read-source'
import { type FieldValues, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfFile } from '../../packages/autofill/test/support/pdf-file.ts'
import { isInBrief } from '../support/env.ts'
import { photographed } from '../support/photographed.ts'

// It takes about ten. Beside everything else that `npm test` does, a processor may do a third as much in the same time.
const mostSeconds = isInBrief ? 60 : 20
// A process that reads gives way to all others, and the other tests leave it little.
const patient = { memoryBytes: 1_000_000_000, plainMs: 120_000, totalMs: 240_000 }

let typesetter: Typesetter
beforeAll(async () => {
  typesetter = await createTypesetter({ workers: 1, queueLimit: 10 })
})
afterAll(() => typesetter.close())

async function photoOf(values: FieldValues): Promise<Uint8Array> {
  const theme = findTheme('minimalist-line')
  if (!theme) throw new Error('The theme is gone')
  const document = withValues(sampleDocument('invoice'), values)
  const [page = ''] = await typesetter.toPages(sheetFor(toViewModel(compute(document)), theme))
  return photographed(page)
}

it(`reads a photographed page within ${mostSeconds} s of one processor, in columns, and says how far it is`, async () => {
  const bytes = await photoOf({})
  const steps: number[] = []
  const started = process.cpuUsage()
  // In this process, so that its processor time can be measured.
  const { text } = await readFile({ name: 'IMG_0042.JPG', bytes }, ({ step, done }) => {
    if (step === 'recognising') steps.push(done)
  })
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1e6).toBeLessThan(mostSeconds)
  expect(steps.length).toBeGreaterThan(5)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(text).toContain('INV-204817')
  expect(text).toContain('elena@hotelaurelia.example')
  expect(text).toContain('GB82 WEST 1234 5698 7654 32')
  expect(text).toMatch(/Library shelving, per metre {3,}6\.5 {3,}£92\.00 {3,}£598\.00/)
})

it('reads a scanned PDF in the language it is in', async () => {
  const jpeg = await photoOf({
    language: 'de',
    'receiver.name': 'Jörg Süßmilch',
    'receiver.address': 'Größenweg 4\n80331 München',
    'texts.message':
      'Vielen Dank für Ihren Auftrag. Wir freuen uns auf die nächste Zusammenarbeit mit Ihnen.',
  })
  // Its upper half: every line takes its time.
  const { width, height: whole } = await sharp(jpeg).metadata()
  const height = Math.round(whole / 2)
  const upper = await sharp(jpeg).extract({ left: 0, top: 0, width, height }).jpeg().toBuffer()
  const bytes = pdfFile([[]], { pictures: [{ jpeg: upper, width, height }] })
  const { text, pages } = await readSource({ name: 'scan.pdf', bytes }, { limits: patient })
  expect(pages).toBe(1)
  expect(text).toContain('Jörg Süßmilch')
  expect(text).toContain('80331 München')
})

it('stops when it is told to', async () => {
  const bytes = await photoOf({})
  const stop = new AbortController()
  const reading = readSource(
    { name: 'photo.jpg', bytes },
    {
      report: ({ step }) =>
        step === 'recognising' && stop.abort(new Error('the dialog was closed')),
      signal: stop.signal,
      limits: patient,
    },
  )
  await expect(reading).rejects.toThrow('the dialog was closed')
})
