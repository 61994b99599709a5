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
    ['NO 864 234 232', 'NO'],
    ['DK: 21599336', 'DK'],
    ['VAT-ID: EL: 094279805', 'GR'],
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

  // What the library refuses: a company that begins with 8, persons, foreigners, Czechs without a birth number, and Ladakh.
  it.each([
    'BG831641791',
    'BG696191062',
    'BG7523169263',
    'BG7111042925',
    'BG7153849522',
    'CZ640903926',
    'CZ699001236',
    'SK1479459399',
    'SK6028197252',
    '38KIQAH1086E3ZN',
  ])('[X2] %s has the right form', (number) => {
    expect(readTaxId(number)?.format).toBe('right')
  })

  // What the library takes: other sums, a branch 00, letters that nobody has, a leading zero, and zeros alone.
  it.each([
    'BG7523169264',
    'BG1037735942',
    'BG9902280001',
    'CZ640913926',
    'CZ699001237',
    'NL009122746B00',
    'GBZZ100',
    'GB000000000',
    'MT00000000',
    'SI05936241',
  ])('[X2] %s does not', (number) => {
    expect(readTaxId(number)?.format).toBe('wrong')
  })

  it('[X2] of South Africa has a check digit', () => {
    expect(readTaxId('4740101508', 'ZA')?.format).toBe('right')
    expect(readTaxId('4010139121', 'ZA')?.format).toBe('right')
    expect(readTaxId('4123456789', 'ZA')?.format).toBe('wrong')
  })

  it('[X2] that nobody has written is none', () => {
    expect(readTaxId('  ')).toBeUndefined()
  })
})
