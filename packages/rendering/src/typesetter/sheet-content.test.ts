import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOfPdf } from '../../../../tests/support/pdf-text.ts'
import { aSheet, aSheetSaying } from '../../test/a-sheet.ts'
import { tinyLogos } from '../../test/tiny-logos.ts'
import { createTypesetter } from './pool.ts'
import { type Typesetter, TypesettingFailedError } from './typesetter.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 1, queueLimit: 100 })
})
afterAll(() => typesetter.close())

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

async function printed(...paragraphs: readonly string[]): Promise<string> {
  return squeezed(await textOfPdf(await typesetter.toPdf(aSheetSaying(...paragraphs))))
}

describe('text that was typed', { timeout: 30_000 }, () => {
  it.each([
    '#import "/etc/passwd": *',
    '#read("/etc/passwd") #panic("no") #eval("1+1")',
    '$x^2$ *bold* _soft_ `code` = no heading',
    '<label> @label [content] {code} // no comment /* none */',
    '\\ \\n \\u{1F600} \\#',
    '- no list + none / Term: none ~ --- ...',
    '"quoted" \'single\'',
    'https://example.com/?a=1&b=<2>',
    '</svg><script>alert(1)</script>',
  ])('prints as it is: %s', async (text) => {
    const found = await printed(text)
    // Typst sets typographic quotes; letters and signs stay.
    const plain = (value: string) => squeezed(value).replaceAll(/["'“”‘’]/g, '')
    expect(plain(found)).toContain(plain(text))
  })

  it.each([
    ['a family of emoji', '👩‍👩‍👧‍👦 ❤️ 🇮🇹'],
    ['bidi overrides', 'abc\u202edef\u2066ghi'],
    ['a storm of marks', `Z${'\u0301\u0489'.repeat(200)}algo`],
    ['halves of pairs', 'a\ud83d b\udc4d c'],
    ['unassigned and private characters', '\u0378\ue000\u{10ffff}\ufffe'],
    ['one very long word', 'x'.repeat(3000)],
    ['nothing but spaces', '\u3000\u2003\u00a0\t '],
  ])('never breaks a page: %s', async (_, text) => {
    const sheet = aSheet({
      page: {
        title: text,
        about: { title: text, author: text, issued: [2026, 1, 1] },
        rows: [[[text], ['1.00']]],
        texts: [{ id: 'comments', title: text, paragraphs: [text] }],
      },
    })
    await expect(typesetter.toPdf(sheet)).resolves.toBeInstanceOf(Uint8Array)
    await expect(typesetter.toPages(sheet)).resolves.not.toHaveLength(0)
  })

  it('prints in nine scripts besides Latin on one sheet', async () => {
    const words = ['Αθήνα', 'Київ', 'חשבונית', 'फ़', 'चालान', '发票', '請求書', '청구서']
    const text = (await printed(...words, 'فاتورة', 'ใบแจ้งหนี้')).normalize('NFKC')
    const missing = words.filter((word) => {
      const letters = [...word.normalize('NFKC')]
      return !letters.every((letter) => text.includes(letter))
    })
    expect(missing).toEqual([])
    expect(text).not.toContain('□')
  })

  it('prints on every font that a user can choose', async () => {
    const families = ['Roboto', 'Open Sans', 'Inter', 'Lato', 'Poppins', 'Montserrat', 'Georgia']
    for (const body of [...families, 'Courier New', 'Times New Roman', 'Playfair Display']) {
      const sheet = { ...aSheetSaying('Žluťoučký Київ שלום 発票'), fonts: { body, heading: body } }
      await expect(typesetter.toPdf(sheet)).resolves.toBeInstanceOf(Uint8Array)
    }
  })

  it('is never an error, whatever the characters', async () => {
    const scripts = [0x0000, 0x0300, 0x0590, 0x0900, 0x0e00, 0x1100, 0x2000, 0x2600, 0x4e00, 0xac00]
    const near = fc
      .tuple(fc.constantFrom(...scripts, 0xfb00, 0x1f300, 0xe0000), fc.nat(0x2ff))
      .map(([start, step]) => String.fromCodePoint(start + step))
    const unit = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), near)
    const paragraph = fc.string({ unit, minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(paragraph, { minLength: 40, maxLength: 60 }),
        async (paragraphs) => {
          await typesetter.toPdf(aSheetSaying(...paragraphs))
        },
      ),
      { numRuns: 6 },
    )
  })
})

describe('what comes with a sheet', { timeout: 30_000 }, () => {
  it.each(tinyLogos)('a logo as $format is drawn in both', async (logo) => {
    await expect(typesetter.toPdf(aSheet({ logo }))).resolves.toBeInstanceOf(Uint8Array)
    expect((await typesetter.toPages(aSheet({ logo }))).join()).toContain('<image ')
    expect((await typesetter.toPages(aSheet())).join()).not.toContain('<image ')
  })

  it('a broken logo fails its sheet and no other', async () => {
    const logo = { format: 'png', bytes: Buffer.from('no picture'), alt: '' } as const
    await expect(typesetter.toPdf(aSheet({ logo }))).rejects.toThrow(TypesettingFailedError)
    await expect(typesetter.toPdf(aSheet())).resolves.toBeInstanceOf(Uint8Array)
  })

  it('an attachment keeps its name, kind and relationship', async () => {
    const pdf = await typesetter.toPdf(aSheet(), {
      attachments: [
        {
          name: 'factur-x.xml',
          bytes: Buffer.from('<invoice/>'),
          mimeType: 'text/xml',
          description: 'The invoice as data',
          relationship: 'alternative',
        },
      ],
    })
    const source = Buffer.from(pdf).toString('latin1')
    expect(source).toContain('/UF (factur-x.xml)')
    expect(source).toContain('/AFRelationship /Alternative')
    expect(source).toContain('/Subtype /text#2Fxml')
    const after = Buffer.from(await typesetter.toPdf(aSheet())).toString('latin1')
    expect(after).not.toContain('factur-x')
  })

  it('an attachment cannot take the place of a theme', async () => {
    const attachments = ['../main.typ', 'main.typ', 'base/theme.typ'].map((name) => ({
      name,
      bytes: Buffer.from('#panic()'),
      mimeType: 'text/plain',
      description: '',
      relationship: 'data' as const,
    }))
    await expect(typesetter.toPdf(aSheet(), { attachments })).resolves.toBeInstanceOf(Uint8Array)
  })
})
