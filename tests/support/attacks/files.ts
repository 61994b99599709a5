import { deflateSync } from 'node:zlib'
import { type Attack, strikeAt } from './attack.ts'

/** A page whose text is packed twice: so many bytes of spaces in a kilobyte or two. */
export function explodingPdf(bytes: number): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, ' ')))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]
  let file = '%PDF-1.7\n'
  const positions = objects.map((source, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${source}\nendobj\n`
    return at
  })
  const rows = positions.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}

/** A mail of lines that each go on in the next. */
export function flowedMail(bytes: number): Uint8Array {
  const head =
    'From: a@example.com\r\nSubject: x\r\nContent-Type: text/plain; format=flowed\r\n\r\n'
  return Buffer.from(head + 'a \r\n'.repeat(bytes / 4))
}

function formWith(name: string, bytes: Uint8Array): FormData {
  const form = new FormData()
  form.append('documentType', 'invoice')
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  return form
}

let forms: readonly FormData[] | undefined

function hostileForms(): readonly FormData[] {
  forms ??= [
    formWith('invoice.pdf', explodingPdf(300_000_000)),
    formWith('invoice.eml', flowedMail(4_000_000)),
  ]
  return forms
}

export const fileAttacks = {
  files: {
    about: 'files for autofill that explode when they are read',
    prepare: () => {
      hostileForms()
    },
    strike: (attacker, round) => {
      const body = hostileForms()[round % hostileForms().length]
      return strikeAt(attacker, '/api/ai/autofill', { method: 'POST', ...(body && { body }) })
    },
  },
} satisfies Record<string, Attack>
