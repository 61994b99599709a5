import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newLinkId } from '../accounts/links.ts'
import { deriveKeys } from '../keys.ts'
import { linkToken, readLinkToken } from './link-token.ts'

const key = deriveKeys('a secret of more than 32 characters').links

describe('the token of a link', () => {
  it('gives its id back, for its purpose only', () => {
    const id = newLinkId()
    const token = linkToken(id, 'confirm', key)
    expect(readLinkToken(token, 'confirm', key)).toBe(id)
    expect(readLinkToken(token, 'reset', key)).toBeUndefined()
  })

  it('is the same each time, so that a mail can be sent again', () => {
    const id = newLinkId()
    expect(linkToken(id, 'reset', key)).toBe(linkToken(id, 'reset', key))
  })

  it('is worth nothing to who has another secret', () => {
    const other = deriveKeys('another secret of more than 32 characters').links
    expect(readLinkToken(linkToken(newLinkId(), 'confirm', other), 'confirm', key)).toBeUndefined()
  })

  it('is read from no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLinkToken(text, 'confirm', key)).toBeUndefined()
      }),
    )
  })
})

describe('keys', () => {
  it('differ by use and by secret, and hold for ever', () => {
    const { links, limits } = deriveKeys('a secret of more than 32 characters')
    expect(links.equals(limits)).toBe(false)
    expect(links.toString('hex')).toBe(key.toString('hex'))
    expect(links).toHaveLength(32)
  })
})
