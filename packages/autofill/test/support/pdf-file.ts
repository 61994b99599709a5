/** A small PDF, written by hand: one line of text at each place, on as many pages as there are lists. */
export function pdfFile(pages: readonly (readonly PdfLine[])[], options: PdfOptions = {}) {
  const pictures = options.pictures ?? []
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(''),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'),
  ]
  const kids: string[] = []
  for (const [index, lines] of pages.entries()) {
    const picture = pictures[index]
    const content = objects.push(streamOf(contentOf(lines, picture)))
    const image = picture ? `/XObject << /Im ${objects.push(imageOf(picture))} 0 R >>` : ''
    const resources = `<< /Font << /F 3 0 R >> ${image} >>`
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources ${resources} >>`
    kids.push(`${objects.push(Buffer.from(page))} 0 R`)
  }
  objects[1] = Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  return pdfOf(objects, options.isLocked)
}

/** Objects from 1 on, the first of which is the catalog. */
export function pdfOf(objects: readonly Buffer[], isLocked = false): Uint8Array {
  return new Uint8Array(assembled(objects, isLocked))
}

export type PdfLine = { readonly x: number; readonly y: number; readonly text: string }

export type PdfPicture = {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

type PdfOptions = { readonly pictures?: readonly PdfPicture[]; readonly isLocked?: boolean }

function contentOf(lines: readonly PdfLine[], picture: PdfPicture | undefined): Buffer {
  const drawn = picture ? 'q 595 0 0 842 0 0 cm /Im Do Q\n' : ''
  const written = lines.map(
    ({ x, y, text }) => `BT /F 10 Tf ${x} ${842 - y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
  )
  return Buffer.from(drawn + written.join('\n'), 'latin1')
}

export function streamOf(bytes: Buffer, dictionary = ''): Buffer {
  const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

function imageOf({ jpeg, width, height }: PdfPicture): Buffer {
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`
  return streamOf(Buffer.from(jpeg), dictionary)
}

function assembled(objects: readonly Buffer[], isLocked: boolean): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, body] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = length
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`))
  const lock = isLocked ? encryption : ''
  add(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${lock} >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

// Keys that belong to no password at all: a reader can only ask for one.
const key = '5a'.repeat(32)
const encryption = `/ID [<${'1f'.repeat(16)}> <${'1f'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${key}> /U <${key}> >>`
