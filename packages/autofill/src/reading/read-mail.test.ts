import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.ts'

describe('a saved mail', () => {
  it('gives its heading and its plain part, decoded', async () => {
    const mail = [
      'From: =?utf-8?q?J=C3=BCrgen_Wei=C3=9F?= <j@weiss.example>',
      'To: Studio <hi@studio.example>, a@b.example',
      'Date: Mon, 2 Mar 2026 23:50:00 -0800',
      'Subject: =?iso-8859-1?q?Rechnung_f=FCr_M=E4rz?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b1',
      '',
      '--b1',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '8 Stunden =E0 85 EUR f=FCr die lange Zeile, die hier umge=',
      'brochen ist',
      '--b1',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>anything else</p>',
      '--b1--',
    ].join('\r\n')
    expect((await readMail(Buffer.from(mail))).text).toBe(
      [
        'From: Jürgen Weiß <j@weiss.example>',
        'To: Studio <hi@studio.example>, a@b.example',
        'Date: Mon, 2 Mar 2026 23:50:00 -0800',
        'Subject: Rechnung für März',
        '',
        '8 Stunden à 85 EUR für die lange Zeile, die hier umgebrochen ist',
      ].join('\n'),
    )
  })

  it('gives the HTML part as text when there is no other', async () => {
    const html = Buffer.from('<p>Total: <b>&euro;420</b></p>').toString('base64')
    const mail = `From: a@b.example\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${html}\r\n`
    expect((await readMail(Buffer.from(mail))).text).toBe('From: a@b.example\n\nTotal: €420')
  })
  it.each([
    ['is nested without end', nested(21)],
    ['has headers of megabytes', `From: a@b.example\r\nX: ${'x'.repeat(2_100_000)}\r\n\r\nHello`],
  ])('is refused as too large when it %s', async (_, mail) => {
    await expect(readMail(Buffer.from(mail))).rejects.toMatchObject({
      name: 'UnreadableSource',
      code: 'too-large',
    })
  })

  it('is read as deep as forwarded mails go', async () => {
    expect((await readMail(Buffer.from(nested(20)))).text).toBe('Hello')
  })
})

function nested(depth: number): string {
  let part = 'Content-Type: text/plain\r\n\r\nHello'
  for (let level = depth; level > 0; level -= 1) {
    part = `Content-Type: multipart/mixed; boundary=b${level}-\r\n\r\n--b${level}-\r\n${part}\r\n--b${level}---`
  }
  return part
}
