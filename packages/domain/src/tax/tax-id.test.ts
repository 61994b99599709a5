import { describe, expect, it } from 'vitest'
import { taxIdSamples } from '../../test/tax-id-samples.ts'
import { readTaxId } from './tax-id.ts'

describe.each(Object.entries(taxIdSamples))('tax ids of %s', (country, { good, bad }) => {
  it.each(good)('[X2] %s has the right form', (number) => {
    expect(readTaxId(number, country)?.format).toBe('right')
  })

  it.each(bad)('[X2] %s does not', (number) => {
    expect(readTaxId(number, country)?.format).not.toBe('right')
  })
})

describe('a tax id', () => {
  it('[X2] is read as people write it', () => {
    const written = [
      'DE 136 695 976',
      'USt-IdNr.: DE136695976',
      'de136695976',
      'CHE-107.787.577 IVA',
      'NO 995 525 828 MVA',
      'ABN 51 824 753 556',
      'GSTIN: 27AAPFU0939F1ZV',
    ]
    const formats = written.map((text) => readTaxId(text, 'AU')?.format)
    expect(formats).toEqual(written.map(() => 'right'))
  })

  it.each([
    ['DE136695976', 'DE'],
    ['EL094259216', 'GR'],
    ['XI980780684', 'GB'],
    ['CHE107787577', 'CH'],
    ['995525828MVA', 'NO'],
    ['123026635RT0001', 'CA'],
    ['27AAPFU0939F1ZV', 'IN'],
    ['51824753556', undefined],
    ['12-3456789', undefined],
  ])('[X3] %s says that it is of %s', (number, country) => {
    expect(readTaxId(number)?.country).toBe(country)
  })

  it('[X3] of Northern Ireland is told apart', () => {
    expect(readTaxId('XI980780684')).toEqual({
      country: 'GB',
      isNorthernIrish: true,
      format: 'right',
    })
    expect(readTaxId('XI980780685')?.format).toBe('wrong')
  })

  it('[X2] that may be another number of its country is not called wrong', () => {
    expect(readTaxId('143/815/08155', 'DE')?.format).toBe('unknown')
    expect(readTaxId('51824753557', 'AU')?.format).toBe('wrong')
    expect(readTaxId('whatever', 'JP')?.format).toBe('unknown')
  })

  // A company that begins with 8, persons, and Ladakh: what the library refuses.
  it.each(['BG831641791', 'BG696191062', 'SK1479459399', 'SK6028197252', '38KIQAH1086E3ZN'])(
    '[X2] %s has the right form',
    (number) => {
      expect(readTaxId(number)?.format).toBe('right')
    },
  )

  it('[X2] of a Bulgarian person is one, too', () => {
    expect(readTaxId('BG7523169263')?.format).toBe('right')
    expect(readTaxId('BG7523169264')?.format).toBe('wrong')
  })

  it('[X2] that nobody has written is none', () => {
    expect(readTaxId('  ')).toBeUndefined()
  })
})
