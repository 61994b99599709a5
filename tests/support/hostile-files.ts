import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { pdfOf, streamOf } from '../../packages/autofill/test/support/pdf-file.ts'

const megabyte = 1_000_000

/** A stream that inflates to so many megabytes of one byte, made from one block said again and again. */
function inflatesTo(megabytes: number, byte: number): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH
  const block = deflateRawSync(Buffer.alloc(megabyte, byte), { level: 9, finishFlush })
  const head = Buffer.from([0x78, 0xda])
  const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0])
  return Buffer.concat([head, ...Array.from({ length: megabytes }, () => block), end])
}

/** Some kilobytes that a PDF reader unpacks to 1.5 GB of spaces. `filter` is how the stream names its packing. */
export function pdfOfSpaces(filter = 'FlateDecode'): Uint8Array {
  const content = deflateSync(inflatesTo(1500, 0x20), { level: 9 })
  return pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'),
    streamOf(content, `/Filter [/${filter} /${filter}]`),
  ])
}

/** A page of 7000 × 7000 pictures, each 147 MB in memory and 150 kB in the file. */
export function pdfOfPictures(count: number): Uint8Array {
  const picture = streamOf(
    inflatesTo(147, 0xff),
    '/Type /XObject /Subtype /Image /Width 7000 /Height 7000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
  )
  const numbers = Array.from({ length: count }, (_, index) => index)
  const drawn = numbers.map((number) => `q 595 0 0 842 0 0 cm /P${number} Do Q`).join('\n')
  const named = numbers.map((number) => `/P${number} ${number + 5} 0 R`).join(' ')
  return pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << ${named} >> >> >>`,
    ),
    streamOf(Buffer.from(drawn)),
    ...numbers.map(() => picture),
  ])
}

/** A mail of so many short lines that each goes on in the next. */
export function flowedMail(lines: number): Uint8Array {
  const head =
    'From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; format=flowed\r\n\r\n'
  return Buffer.from(head + 'a \r\n'.repeat(lines))
}

/** A DOCX of one part of 40 MB, which it says, or says to be little. */
export function docxBomb({ isHonest }: { isHonest: boolean }): Uint8Array {
  const xml = Buffer.from(
    `<w:document><w:p><w:t>${' '.repeat(40 * megabyte)}</w:t></w:p></w:document>`,
  )
  const packed = deflateRawSync(xml, { level: 9 })
  const name = Buffer.from('word/document.xml')
  // What the entry and the directory both say: packing, sums and sizes.
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(xml), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(isHonest ? xml.length : 1000, 18)
  facts.writeUInt16LE(name.length, 22)
  const entry = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
  const made = Buffer.from([20, 0])
  const directory = Buffer.concat([Buffer.from('PK\x01\x02'), made, facts, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(entry.length, 16)
  return Buffer.concat([entry, directory, end])
}
