import { describe, expect, it } from 'vitest'
import { looksLikeCompany, looksLikePerson, withoutTitle } from './names.ts'

describe('names', () => {
  it.each([
    'Meyer & Söhne GmbH',
    'Acme Ltd',
    'Studio Brandt',
    'ACME Sp. z o.o.',
    'Bianchi S.r.l.',
    'Leaf and Co.',
  ])('%s is a company', (name) => {
    expect(looksLikeCompany(name)).toBe(true)
    expect(looksLikePerson(name)).toBe(false)
  })

  it.each(['Anna Meyer', 'Jean-Luc de la Tour', 'Łucja Żak', 'Dr. Tom O’Neill', 'Anna'])(
    '%s is a person',
    (name) => {
      expect(looksLikePerson(name)).toBe(true)
      expect(looksLikeCompany(name)).toBe(false)
    },
  )

  it.each(['Head of Marketing', 'the landing page', 'Tel 030 12345', 'Invoice 2026'])(
    '%s is neither',
    (name) => {
      expect(looksLikePerson(name)).toBe(false)
      expect(looksLikeCompany(name)).toBe(false)
    },
  )

  it('a title is not part of a name', () => {
    expect(withoutTitle('Frau Dr. Anna Meyer')).toBe('Anna Meyer')
  })
})
