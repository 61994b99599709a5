import { crc32 } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../../tests/fuzz/random.ts'
import { pdfFile } from '../../test/support/pdf-file.ts'
import { readFile } from './read-file.ts'
import { UnreadableSource } from './unreadable-source.ts'

function file(name: string, content: string | Uint8Array) {
  return { name, bytes: typeof content === 'string' ? Buffer.from(content) : content }
}

const withoutPage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
X 0 obj<</Type/Page/Parent 2 0 R>>endobj
trailer<</Root 1 0 R>>
%%EOF`

const line = (text: string) => [{ x: 50, y: 60, text }]

describe('reading a file', () => {
  it('takes text as it stands', async () => {
    expect(await readFile(file('note.txt', '2 days à 600 €'))).toEqual({
      text: '2 days à 600 €',
      pages: 1,
    })
  })

  it('knows a saved mail by what is in it, with or without its name', async () => {
    const mail =
      'Received: by x\r\nFrom: A <a@b.example>\r\nMIME-Version: 1.0\r\n\r\n=C3=A4 stays\r\n'
    const headed = 'From: A <a@b.example>\n\n=C3=A4 stays'
    expect((await readFile(file('mail', mail))).text).toBe(headed)
    expect((await readFile(file('mail.eml', mail))).text).toBe(headed)
  })

  it('reads the papers that a mail brings, and not its pictures', async () => {
    const part = (name: string, bytes: Uint8Array) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`
    const mail = [
      'From: A <a@b.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
      '--b\r\nContent-Type: text/plain\r\n\r\nSee attached.\r\n',
      part('order.pdf', pdfFile([line('40 chairs at 12.50 each')])),
      part('locked.pdf', pdfFile([line('secret')], { isLocked: true })),
      part('logo.png', Buffer.from('\x89PNG\r\n', 'latin1')),
      '--b--\r\n',
    ].join('')
    expect(await readFile(file('mail.eml', mail))).toEqual({
      text: 'From: A <a@b.example>\n\nSee attached.\n\norder.pdf\n40 chairs at 12.50 each',
      pages: 2,
    })
  })

  it('reads the pages of a PDF, with its tables as tables', async () => {
    const pdf = pdfFile([
      [
        { x: 50, y: 60, text: 'Oak desk' },
        { x: 300, y: 60, text: '2' },
        { x: 400, y: 60, text: '640.00' },
      ],
      line('The second page (of two)'),
    ])
    const steps: number[] = []
    const read = await readFile(file('order.pdf', pdf), ({ done }) => steps.push(done))
    expect(read.pages).toBe(2)
    expect(read.text).toMatch(/^Oak desk {10,}2 {10,}640\.00\n\nThe second page \(of two\)$/)
    expect(steps).toEqual([0, 0, 0.5, 1, 1])
  })

  it('reads fifty pages and refuses more', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, (_, index) => line(`This is page number ${index + 1}`))
    const read = await readFile(file('long.pdf', pdfFile(pages(50))))
    expect(read.pages).toBe(50)
    expect(read.text).toContain('This is page number 50')
    await expect(readFile(file('longer.pdf', pdfFile(pages(200))))).rejects.toMatchObject({
      code: 'too-many-pages',
    })
  })

  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])

  it.each([
    ['a PDF with a password', 'password', 'a.pdf', pdfFile([line('secret')], { isLocked: true })],
    ['a DOCX with a password', 'password', 'a.docx', ole],
    ['a DOC of old', 'unsupported', 'a.doc', ole],
    ['a DOCX that is text', 'not-what-it-says', 'a.docx', 'hello'],
    ['a DOCX that is another zip', 'not-what-it-says', 'a.docx', zipSync({ a: strToU8('a') })],
    ['a PDF that is text', 'not-what-it-says', 'a.pdf', 'hello'],
    ['a PDF that breaks off', 'not-what-it-says', 'a.pdf', '%PDF-1.7\nnothing follows'],
    ['a PDF whose page is missing', 'not-what-it-says', 'a.pdf', withoutPage],
    ['a photo that breaks off', 'not-what-it-says', 'a.png', '\x89PNG\r\n and then nothing'],
    ['a HEIC photo', 'unsupported', 'a.heic', '\0\0\0\x18ftypheic'],
    ['a program', 'unsupported', 'a.exe', 'MZ\0\0\0\x01'],
    ['an empty file', 'no-text', 'a.txt', ' \n '],
    ['a PDF with nothing on it', 'no-text', 'a.pdf', pdfFile([[]])],
    ['eleven megabytes', 'too-large', 'a.txt', new Uint8Array(11_000_000)],
    ['a text without end', 'too-large', 'a.txt', 'word '.repeat(300_000)],
  ])('refuses %s as %s', async (_, code, name, content) => {
    await expect(readFile(file(name, content))).rejects.toMatchObject({
      name: 'UnreadableSource',
      code,
    })
  })

  it('reads a PDF that was damaged on its way, or says that it cannot', async () => {
    const pdf = pdfFile([line('40 chairs at 12.50 each'), line('Delivery by the end of May')])
    const random = createRandom('damaged PDFs')
    for (let time = 0; time < 100; time += 1) {
      const damaged = Buffer.from(pdf)
      const changes = 1 + random.below(6)
      for (let change = 0; change < changes; change += 1) {
        damaged[random.below(damaged.length)] = random.below(256)
      }
      const refusal = await readFile(file('a.pdf', damaged)).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (refusal !== undefined) expect(refusal, `time ${time}`).toBeInstanceOf(UnreadableSource)
    }
  })

  it('refuses a small file that is a huge picture', async () => {
    const huge = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // The head of a PNG says its width and height, and signs them.
    huge.writeUInt32BE(20_000, 16)
    huge.writeUInt32BE(20_000, 20)
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
    await expect(readFile(file('a.png', huge))).rejects.toMatchObject({ code: 'too-large' })
  })
})
