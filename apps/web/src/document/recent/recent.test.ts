import { describe, expect, it } from 'vitest'
import { documentFromWire } from '../../../../../tests/support/documents.ts'
import { packRecent, type RecentDocument, unpackRecent, withRecent } from './recent.ts'

const moment = { today: '2026-01-15', now: 1_768_471_654_321 }
const design = { primaryColor: '#112233', secondaryColor: '#445566', fontFamily: 'Lato' } as const

function made(invoiceNumber: string, fields = {}) {
  const document = documentFromWire('invoice', { invoiceNumber, ...fields }, moment)
  return { document, themeId: 'blue-wave', design }
}

function numbersOf(list: readonly RecentDocument[]) {
  return list.map(({ document }) => document.number)
}

describe('recent documents', () => {
  it('are the last twenty, the newest first', () => {
    let list: readonly RecentDocument[] = []
    for (let at = 1; at <= 21; at += 1) list = withRecent(list, made(`INV-${at}`), at)
    expect(list).toHaveLength(20)
    expect(numbersOf(list).slice(0, 2)).toEqual(['INV-21', 'INV-20'])
    expect(numbersOf(list)).not.toContain('INV-1')
  })

  it('list a corrected document once, as it is now', () => {
    const quote = { ...made(''), document: documentFromWire('quote', {}, moment) }
    const first = withRecent(withRecent([], quote, 1), made('INV-1', { clientName: 'Ada' }), 2)
    const list = withRecent(first, made('INV-1', { clientName: 'Ben' }), 3)
    expect(numbersOf(list)).toEqual(['INV-1', 'QUO-001'])
    expect(list[0]?.document.receiver.name).toBe('Ben')
  })

  it('come back as they were kept, of each kind', () => {
    const order = { ...made(''), document: documentFromWire('purchase_order', {}, moment) }
    const list = withRecent(withRecent([], order, 1), made('INV-1', { clientName: 'Ada' }), 2)
    expect(unpackRecent(packRecent(list))).toEqual(list)
  })

  it('are those that can be read', () => {
    const text = packRecent(withRecent([], made('INV-1'), 1))
    const { version, entries } = JSON.parse(text)
    const spoiled = JSON.stringify({ version, entries: [{ kind: 'invoice' }, ...entries] })
    expect(numbersOf(unpackRecent(spoiled))).toEqual(['INV-1'])
    for (const none of ['', '{', '{"version":2,"entries":[]}'])
      expect(unpackRecent(none)).toEqual([])
  })
})
