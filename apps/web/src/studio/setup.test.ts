import type { KeptSender } from '@sheaf/contract/sender'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { keepSetup, proposedSetup, setupFor, setupWords, withSetup } from './setup.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const invoice = newDocument('invoice', moment)

function emptyStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

function aSender(fields: KeptSender['fields']): KeptSender {
  return { fields, look: {}, updatedAt: '2026-01-01T00:00:00Z' }
}

describe('what a browser suggests', () => {
  it.each([
    [['de-DE', 'de', 'en-US', 'en'], 'DE', 'de'],
    [['de', 'en-US'], 'DE', 'de'],
    [['de', 'de-AT', 'en'], 'AT', 'de'],
    [['fr-CA', 'fr'], 'CA', 'fr'],
    [['pt-BR', 'pt'], 'BR', 'pt-BR'],
    [['pt-PT'], 'PT', 'pt'],
    [['zh-TW'], 'TW', 'zh-Hant'],
    [['zh-CN', 'zh'], 'CN', 'zh-Hans'],
    [['no'], 'NO', 'nb'],
    [['en-GB', 'en'], 'GB', 'en-GB'],
    [['en-US', 'de-DE'], 'US', 'en'],
    [['es-419'], 'US', 'es'],
    [['not a tag!', 'it-IT'], 'IT', 'it'],
    [[], 'US', 'en'],
  ])('%j is %s and %s', (languages, region, language) => {
    expect(proposedSetup(languages)).toEqual({ region, language })
  })

  it('sets up a new document, and says how', () => {
    const german = withSetup(invoice, { region: 'DE', language: 'de' })
    expect(german).toMatchObject({ region: 'DE', language: 'de', currency: 'EUR' })
    expect(german.tax).toMatchObject({ label: 'VAT', rate: '10' })
    expect(setupWords(german)).toMatch(/^Set up for Germany: German, EUR, A4, VAT \(USt\.\)$/)
    const note = newDocument('delivery_note', moment)
    expect(setupWords(withSetup(note, { region: 'CA', language: 'fr' }))).toBe(
      'Set up for Canada: French, US Letter',
    )
  })
})

describe('the setup of a user', () => {
  const german = { languages: ['de-DE'] }

  it('is suggested until it is answered, and then remembered', () => {
    const browser = { ...german, store: emptyStore() }
    const suggested = { region: 'DE', language: 'de', isAnswered: false }
    expect(setupFor('usr_1', undefined, browser)).toEqual(suggested)
    keepSetup('usr_1', { region: 'AT', language: 'de' }, browser.store)
    const answered = { region: 'AT', language: 'de', isAnswered: true }
    expect(setupFor('usr_1', undefined, browser)).toEqual(answered)
    expect(setupFor('usr_2', undefined, browser)).toEqual(suggested)
  })

  it('is no question in the United States', () => {
    expect(setupFor('usr_1', undefined, { languages: ['en-US'], store: emptyStore() })).toBe(
      undefined,
    )
  })

  it('never speaks against the details that the user keeps', () => {
    const browser = { ...german, store: emptyStore() }
    expect(setupFor('usr_1', aSender({ jurisdiction: 'FR' }), browser)).toBeUndefined()
    expect(setupFor('usr_1', aSender({ currency: 'USD' }), browser)).toBeUndefined()
    expect(setupFor('usr_1', aSender({ companyName: 'Nord AS' }), browser)).toBeDefined()
  })

  it('is asked again where the browser kept rubbish', () => {
    const store = emptyStore()
    store.setItem('sheaf.setup.usr_1', 'Atlantis')
    expect(setupFor('usr_1', undefined, { ...german, store })?.isAnswered).toBe(false)
  })
})
