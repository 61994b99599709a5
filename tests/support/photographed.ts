import sharp from 'sharp'

/** A page as someone holds a phone over it: two degrees askew, a little out of focus, darker at one corner. */
export async function photographed(svg: string): Promise<Uint8Array> {
  const page = await sharp(Buffer.from(svg), { density: 250 })
    .flatten({ background: '#fff' })
    .resize({ width: 2100 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = page.info
  const shadow = `<svg width="${width}" height="${height}"><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const lit = await sharp(page.data)
    .composite([{ input: Buffer.from(shadow), blend: 'multiply' }])
    .png()
    .toBuffer()
  return sharp(lit).rotate(2, { background: '#6b5a48' }).blur(1.2).jpeg({ quality: 75 }).toBuffer()
}
