import { formatAba, formatIban } from '@sheaf/domain/parties/bank-account'
import { describe, expect, it } from 'vitest'
import { caretAfter } from './caret.ts'

/** Types into the middle; '|' is the caret. */
function type(withCaret: string, format: (typed: string) => string): string {
  const caret = withCaret.indexOf('|')
  const typed = withCaret.replace('|', '')
  const formatted = format(typed)
  const at = caretAfter(typed, caret, formatted)
  return `${formatted.slice(0, at)}|${formatted.slice(at)}`
}

describe('the caret in a field that formats', () => {
  it('stays at the end while one types on', () => {
    expect(type('GB82W|', formatIban)).toBe('GB82 W|')
  })

  it('stays behind the character that was typed in the middle', () => {
    expect(type('GBx|82 WEST', formatIban)).toBe('GBX|8 2WES T')
    expect(type('GB82 7| WEST', formatIban)).toBe('GB82 7|WES T')
  })

  it('does not count characters that the format drops', () => {
    expect(type('12a|3 456', formatAba)).toBe('12|3 456')
    expect(type('|123', formatAba)).toBe('|123')
  })
})
