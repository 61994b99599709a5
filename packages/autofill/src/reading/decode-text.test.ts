import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Müller schuldet 1.200 € für “Größe”'

describe('decoding a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Windows-1252', windows1252(text)],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('ends lines alike, whoever wrote them', () => {
    expect(decodeText(Buffer.from('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd')
  })
})

function windows1252(written: string): Buffer {
  const own = new Map([
    ['€', 0x80],
    ['“', 0x93],
    ['”', 0x94],
  ])
  return Buffer.from([...written].map((letter) => own.get(letter) ?? letter.charCodeAt(0)))
}
