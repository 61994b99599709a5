import { describe, expect, it } from 'vitest'
import { findEmails } from './emails.ts'

describe('e-mail addresses in a text', () => {
  it('are found without the marks around them', () => {
    const text = 'Ana <ana.b@mail.example.com>, cc: o+x@example.pl. Not one: me@home, @handle'
    expect(findEmails(text).map((span) => span.text)).toEqual([
      'ana.b@mail.example.com',
      'o+x@example.pl',
    ])
  })

  it('stand where the span says', () => {
    const text = 'write to jörg@müller.example please'
    for (const span of findEmails(text)) expect(text.slice(span.start, span.end)).toBe(span.text)
  })
})
