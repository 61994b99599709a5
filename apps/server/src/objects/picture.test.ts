import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from './picture.ts'
import { PictureError } from './picture-error.ts'

const red = { r: 200, g: 30, b: 30, alpha: 0.5 }
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: red } })

const formats = {
  png: () => canvas(60, 40).png().toBuffer(),
  jpeg: () => canvas(60, 40).jpeg().toBuffer(),
  webp: () => canvas(60, 40).webp().toBuffer(),
  gif: () => canvas(60, 40).gif().toBuffer(),
}
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="9" height="9"/></svg>'

describe('cleanPicture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/png'],
    ['gif', 'image/png'],
  ] as const)('takes %s and keeps it as %s', async (format, mediaType) => {
    const picture = await cleanPicture(await formats[format]())
    expect(picture).toMatchObject({ mediaType, width: 60, height: 40 })
    expect((await sharp(picture.bytes).metadata()).width).toBe(60)
  })

  it('keeps a drawing as vectors', async () => {
    const picture = await cleanPicture(Buffer.from(`\ufeff${drawing}`))
    expect(picture).toMatchObject({ mediaType: 'image/svg+xml', width: 60, height: 40 })
    expect(Buffer.from(picture.bytes).toString()).toContain('<rect width="9" height="9"/>')
  })

  it('forgets where and with what a photo was taken, and turns it upright', async () => {
    const photo = await canvas(60, 40)
      .withExif({ IFD0: { Artist: 'Jane of Elm Street' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await cleanPicture(photo)
    expect(picture).toMatchObject({ width: 40, height: 60 })
    expect(Buffer.from(picture.bytes).toString('latin1')).not.toContain('Elm Street')
    expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined()
  })

  it('scales what is larger than any paper needs', async () => {
    const picture = await cleanPicture(await canvas(3000, 1000).png().toBuffer())
    expect(picture).toMatchObject({ width: 1500, height: 500 })
  })

  it('keeps transparency', async () => {
    const picture = await cleanPicture(await formats.png())
    expect((await sharp(picture.bytes).metadata()).hasAlpha).toBe(true)
  })

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'refuses a %s that is cut off',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * 7919) % 251))
      const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
        .toFormat(format)
        .toBuffer()
      await expect(cleanPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(/cut off/)
    },
  )

  it.each([
    ['a page', '<script>alert(1)</script>'],
    ['an archive', 'PK\x03\x04 something PK\x05\x06 the end of it'],
    ['a mere tail', 'tail'],
  ])('refuses a PNG that is %s as well', async (_name, tail) => {
    const both = Buffer.concat([await formats.png(), Buffer.from(tail, 'latin1')])
    await expect(cleanPicture(both)).rejects.toThrow(/more than an image/)
  })

  it.each(['jpeg', 'webp', 'gif'] as const)(
    'refuses a %s that is an archive as well',
    async (format) => {
      const tail = Buffer.from('PK\x03\x04 something PK\x05\x06 the end of it', 'latin1')
      const both = Buffer.concat([await formats[format](), tail])
      await expect(cleanPicture(both)).rejects.toThrow(/more than an image/)
    },
  )

  it('refuses a program that pretends to be a GIF', async () => {
    await expect(cleanPicture(Buffer.from('GIF89a=1;alert(1)//'))).rejects.toBeInstanceOf(
      PictureError,
    )
  })

  it('refuses a small file with a huge picture in it', async () => {
    await expect(cleanPicture(hugePng(50_000))).rejects.toThrow(/too many pixels/)
  })

  it('refuses a drawing that shows nothing', async () => {
    const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1"/></svg>'
    await expect(cleanPicture(Buffer.from(empty))).rejects.toThrow(/looks empty/)
  })

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('Dear Sir')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a packed SVG', Buffer.from('\x1f\x8b\x08 <svg>', 'latin1')],
    ['a page', Buffer.from('<!doctype html><p>Hello')],
    ['Latin-1 in an SVG', Buffer.from(drawing.replace('rect', 'r\xe9ct'), 'latin1')],
  ])('refuses %s with words of its own', async (_name, file) => {
    await expect(cleanPicture(file)).rejects.toBeInstanceOf(PictureError)
  })
})

/** All zeros deflate to a thousandth: this is how a bomb is made. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(name), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
