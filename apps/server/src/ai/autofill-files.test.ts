import { encode } from '@sheaf/contract/wire/codec'
import { compute } from '@sheaf/domain/documents/totals'
import { sampleDocument } from '@sheaf/rendering/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { autofillAsker, mail } from '../../../../tests/support/autofill-asker.ts'
import {
  docxBomb,
  flowedMail,
  pdfOfPictures,
  pdfOfSpaces,
} from '../../../../tests/support/hostile-files.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

describe('a file', () => {
  it('is read as its text: a PDF of our own', async () => {
    const { headers, readFile } = await autofillAsker(test)
    const pdf = await test.app.inject({
      method: 'POST',
      url: '/api/generate-pdf',
      headers,
      payload: { ...encode(compute(sampleDocument('invoice'))), templateId: 'minimalist-line' },
    })
    expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200)
    const answer = await readFile('offer.pdf', pdf.rawPayload)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().text).toContain('Elena Castellan')
    expect(answer.json().fields.lineItems.length).toBe(3)
  })

  it('tells how far it is, line by line, when that is wanted', async () => {
    const { readFile } = await autofillAsker(test)
    const answer = await readFile('mail.txt', Buffer.from(mail), { accept: 'application/x-ndjson' })
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toEqual({ progress: { step: 'reading', done: 0 } })
    expect(lines.at(-1).answer.fields.clientName).toBe('Elena Castellan')
  })

  it('that cannot be read ends the lines with the reason', async () => {
    const { readFile } = await autofillAsker(test)
    const sent = Buffer.from('no PDF at all')
    const answer = await readFile('offer.pdf', sent, { accept: 'application/x-ndjson' })
    expect(JSON.parse(answer.body.trim().split('\n').at(-1) ?? '').problem).toMatchObject({
      status: 400,
      message: "This file is damaged, or its type doesn't match its name.",
    })
  })

  it.each([
    ['that is not what its name says', 'letter.docx', Buffer.from('hello'), /damaged/],
    ['without a text', 'empty.txt', Buffer.from('  \n '), /didn't find any text/],
    ['of more than 10 MB', 'large.txt', Buffer.alloc(10_000_001, 'a'), /10 MB/],
    [
      'of another kind',
      'song.mp3',
      Buffer.from([0x49, 0x44, 0x33, 0, 1, 2]),
      /can't read this type of file/,
    ],
  ])('%s is refused with what to do', async (_case, name, bytes, message) => {
    const answer = await (await autofillAsker(test)).readFile(name, bytes)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().fields.file).toMatch(message)
  })
})

describe('a file made to explode', () => {
  it.each([
    ['1.5 GB of spaces in a PDF', 'a.pdf', pdfOfSpaces()],
    ['1.5 GB of spaces in a PDF that hides its packing', 'a.pdf', pdfOfSpaces('Fl#61teDecode')],
    ['twelve pictures of 49 megapixels', 'a.pdf', pdfOfPictures(12)],
    ['a mail of a million lines', 'a.eml', flowedMail(1_000_000)],
    ['a DOCX of 40 MB', 'a.docx', docxBomb({ isHonest: true })],
  ])('is refused with what to do: %s', async (_case, name, bytes) => {
    const answer = await (await autofillAsker(test)).readFile(name, bytes)
    expect(answer.statusCode, answer.body).toBe(413)
    expect(answer.json()).toMatchObject({
      code: 'request.too-large',
      message: 'This file is too large to read. Try just the part you need.',
      fields: { file: expect.any(String) },
    })
  })
})

it('one account has one text read, one waiting, and no third', async () => {
  const { readFile } = await autofillAsker(test)
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((name) => readFile(`${name}.txt`, Buffer.from(mail))),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429])
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toMatchObject({
    code: 'rate.limited',
    message: 'Sheaf is still reading your last text. Please wait for it to finish.',
  })
})
