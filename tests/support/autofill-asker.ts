import type { TestApp } from './app.ts'

/** What a client writes who wants an invoice. */
export const mail = `Hi Ruth,

could you please invoice us for the following:

12 hours consulting at 85 EUR
3 x M4 bolts @ 0.12

Please add 20% VAT, payment within 15 days.

Best regards,
Elena Castellan
Hotel Aurelia Ltd
elena@hotelaurelia.example
`

/** Someone signed in who has texts and files read. */
export async function autofillAsker(on: TestApp) {
  const { cookie } = await on.signIn({ firstName: 'Ruth', lastName: 'Marlow' })
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const send = (payload: object | Buffer, more: Record<string, string> = {}) =>
    on.app.inject({
      method: 'POST',
      url: '/api/ai/autofill',
      headers: { ...headers, ...more },
      payload,
    })
  return {
    headers,
    send,
    read: (text: string, more = {}) => send({ documentType: 'invoice', text, ...more }),
    readFile: (name: string, bytes: Uint8Array, more = {}) => {
      const form = asForm(name, bytes)
      return send(form.body, { 'content-type': form.type, ...more })
    },
  }
}

function asForm(name: string, bytes: Uint8Array) {
  const edge = 'edge-of-the-form'
  const head = [
    `--${edge}\r\ncontent-disposition: form-data; name="documentType"\r\n\r\ninvoice\r\n`,
    `--${edge}\r\ncontent-disposition: form-data; name="today"\r\n\r\n2026-03-02\r\n`,
    `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`,
    'content-type: application/octet-stream\r\n\r\n',
  ].join('')
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)])
  return { type: `multipart/form-data; boundary=${edge}`, body }
}
