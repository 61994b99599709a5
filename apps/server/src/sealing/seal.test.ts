import { describe, expect, it } from 'vitest'
import { deriveKeys } from '../keys.ts'
import { createSeal, SealError } from './seal.ts'

const seal = createSeal(deriveKeys('a secret that is long enough for anyone').sealing)
const other = createSeal(deriveKeys('another secret, which is as long as that').sealing)
const text = 'Grüße an die Müller GmbH, 請求書 №4711'

describe('what is sealed', () => {
  it('opens for its user and its use, and shows nothing of itself before', () => {
    const sealed = seal.seal('usr_1', 'schedule', text)
    expect(seal.open('usr_1', 'schedule', sealed)).toBe(text)
    expect(sealed.includes(Buffer.from('4711'))).toBe(false)
    expect(seal.open('usr_1', 'schedule', seal.seal('usr_1', 'schedule', ''))).toBe('')
  })

  it('looks different each time', () => {
    const [first, second] = [1, 2].map(() => seal.seal('usr_1', 'schedule', text))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  })

  it.each([
    ['another user', 'usr_2', 'schedule'],
    ['another use', 'usr_1', 'reminder'],
    ['a user and use that read alike when put together', 'usr_1","schedule', ''],
  ])('does not open for %s', (_who, userId, use) => {
    const sealed = seal.seal('usr_1', 'schedule', text)
    expect(() => seal.open(userId, use, sealed)).toThrow(new SealError(false))
  })

  it('does not open once a single bit of it is changed, wherever that is, or when something is cut off', () => {
    const sealed = seal.seal('usr_1', 'schedule', text)
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => seal.open('usr_1', 'schedule', changed)).toThrow(SealError)
      expect(() => seal.open('usr_1', 'schedule', sealed.subarray(0, at))).toThrow(SealError)
    }
  })

  it('tells that another secret sealed it', () => {
    const sealed = other.seal('usr_1', 'schedule', text)
    expect(() => seal.open('usr_1', 'schedule', sealed)).toThrow(new SealError(true))
    expect(sealed.subarray(0, other.mark.length)).toEqual(other.mark)
  })
})
