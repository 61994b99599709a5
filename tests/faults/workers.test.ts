import { encode } from '@sheaf/contract/wire/codec'
import { compute } from '@sheaf/domain/documents/totals'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../apps/server/src/db/schema.ts'
import { pdfFile } from '../../packages/autofill/test/support/pdf-file.ts'
import { isInBrief } from '../support/env.ts'
import { europeanDocuments } from '../support/european-documents.ts'
import { monthlyDesk } from '../support/schedules.ts'
import { withDatabase } from '../support/sheaf-database.ts'
import { type SheafProcess, startSheaf } from '../support/sheaf-process.ts'
import { killAtWork, untilAtRest } from './busy-process.ts'
import type { Answer, Caller } from './caller.ts'
import { eInvoiceForm } from './e-invoice-file.ts'
import { signInTo } from './stage.ts'

let sheaf: SheafProcess
let ada: Caller

const line = (index: number) => ({
  description: `Item ${index}: oak boards, planed on both sides, delivered to the yard behind the mill`,
  quantity: '3',
  rate: '12.50',
})
const lines = (count: number) => ({ lineItems: Array.from({ length: count }, (_, at) => line(at)) })

const aLongInvoice = { ...monthlyDesk, templateId: 'blue-wave', ...lines(900) }
const { invoice } = europeanDocuments
function aLongEInvoice(number: string) {
  const long = Array.from({ length: 100 }, () => invoice.lines).flat()
  return encode(compute({ ...invoice, number, lines: long }))
}

async function aLargePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 1100, height: 1100, channels: 3, background: '#fff', noise } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

const translation = (count: number) => ({
  ...{ type: 'invoice', targetLanguage: 'de', language: 'en', notes: 'Thank you for your order!' },
  ...lines(count),
})

/** Ten pages, for a process that reads this one file and ends. */
function aLongFile(): FormData {
  const page = Array.from({ length: 40 }, (_, at) => `${at + 2} x bolts M${at} @ 0.12`)
  const drawn = page.map((text, at) => ({ x: 50, y: 60 + at * 18, text }))
  const bytes = new Uint8Array(pdfFile(Array.from({ length: 10 }, () => drawn)))
  const form = new FormData()
  form.set('documentType', 'invoice')
  form.set('file', new File([bytes], 'order.pdf', { type: 'application/pdf' }))
  return form
}

const longText = Array.from({ length: 400 }, (_, at) => `${at + 2} x bolts M${at} @ 0.12`).join(
  '\n',
)

/** What a killed worker was at, and what its user is told: nothing is wrong with what they sent. */
const works: readonly {
  readonly program: string
  readonly ask: (attempt: number) => Promise<Answer>
  readonly told: RegExp
}[] = [
  {
    program: 'typesetter/worker.ts',
    ask: (attempt) =>
      ada.post('/api/generate-pdf', { ...aLongInvoice, invoiceNumber: `INV-${attempt}` }),
    told: /^We were interrupted while creating this document\. Please try again\.$/,
  },
  {
    program: 'objects/picture-process.ts',
    ask: async () => ada.upload(await aLargePicture()),
    told: /^Too many images are being checked right now\. Please try again in a moment\.$/,
  },
  {
    program: 'ai/proposing-process.ts',
    ask: () => ada.post('/api/ai/autofill', { documentType: 'invoice', text: longText }),
    told: /^Too many texts are being read right now\. Please try again in a moment\.$/,
  },
  {
    program: 'reading/reading-process.ts',
    ask: () => ada.post('/api/ai/autofill', aLongFile()),
    told: /^Too many texts are being read right now\. Please try again in a moment\.$/,
  },
  {
    program: 'ai/translating-process.ts',
    ask: () => ada.post('/api/ai/translate', translation(200)),
    told: /^Too many documents are being translated right now\. Please try again in a moment\.$/,
  },
  {
    program: 'e-invoices/checking-process.ts',
    ask: (attempt) => ada.post('/api/e-invoice/check', eInvoiceForm(attempt === 0 ? 1 : 400)),
    told: /^Too many files are being read right now\. Please try again in a moment\.$/,
  },
  {
    program: 'e-invoices/writing-process.ts',
    ask: (attempt) => ada.post('/api/e-invoice/ubl', aLongEInvoice(`E-${attempt}`)),
    told: /^Too many documents are being generated right now\. Please try again in a moment\.$/,
  },
]

// `npm test` leaves it to the tests of each pool of workers.
const canKill = process.platform === 'linux' && !isInBrief

describe.skipIf(!canKill)('a worker that is killed at work', () => {
  beforeAll(async () => {
    sheaf = await startSheaf('', { RENDER_WORKERS: '1' })
    ada = await withDatabase(sheaf, (orm) => signInTo(sheaf, orm))
  })
  afterAll(() => sheaf.stop())

  it.each(works)(
    'costs its own request alone: $program',
    async ({ program, ask, told }) => {
      // Once before, so that it is not killed while it starts.
      expect((await ask(0)).status).toBe(200)
      await untilAtRest(sheaf.pid, program)
      const [answer, others] = await Promise.all([
        ask(1),
        killAtWork(sheaf.pid, program).then(() =>
          Promise.all([ada.get('/api/auth/user'), ada.get('/'), ada.get('/healthz')]),
        ),
      ])
      expect([answer.status, answer.message]).toEqual([503, expect.stringMatching(told)])
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await ask(2)).status).toBe(200)
    },
    90_000,
  )

  it('counts nothing that was not handed out', async () => {
    const used = await withDatabase(sheaf, async (orm) => {
      const [row] = await orm
        .select()
        .from(users)
        .where(eq(users.id, ada.user?.id ?? ''))
      return row?.documentsUsed
    })
    // Of the three PDFs and the three e-invoices one each was interrupted.
    expect(used).toBe(4)
    expect(sheaf.output()).not.toContain('uncaught fault')
  })
})
