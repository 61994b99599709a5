import { describe, expect, it } from 'vitest'
import { bookLanguages } from './phrases/books.ts'
import { translate, translateText } from './translate.ts'

const german = (text: string) =>
  translateText(text, 'en', 'de').text.replace(/[\u00a0\u202f]/g, ' ')
const french = (text: string) =>
  translateText(text, 'en', 'fr').text.replace(/[\u00a0\u202f]/g, ' ')

describe('a line of the book', () => {
  it.each([
    ['Logo design', 'Logogestaltung'],
    ['logo  Design,', 'Logogestaltung,'],
    ['Website design & hosting for March 2026', 'Webdesign und Webhosting für März 2026'],
    ['Photo shoot for March', 'Fotoshooting für März'],
    ['Payment is due within 14 days.', 'Zahlbar innerhalb von 14 Tagen.'],
    ['Please pay by March 5, 2026', 'Bitte zahlen Sie bis zum 5. März 2026'],
    ['Please pay by 05/03/2026', 'Bitte zahlen Sie bis zum 05/03/2026'],
    [
      'Please transfer $1,234.50 by 2026-03-05.',
      'Bitte überweisen Sie $1,234.50 bis zum 2026-03-05.',
    ],
    ['Account number: DE89 3704 0044 0532 0130 00', 'Kontonummer: DE89 3704 0044 0532 0130 00'],
    ['Invoice INV-2031 of 5 March 2026', 'Rechnung INV-2031 vom 5. März 2026'],
    ['Dear Anna Carter,', 'Guten Tag Anna Carter,'],
    ['Bookkeeping for Garden Design Ltd', 'Buchhaltung für Garden Design Ltd'],
  ])('%s → %s', (text, expected) => {
    expect(german(text)).toBe(expected)
    expect(translateText(text, 'en', 'de').left).toEqual([])
  })

  it('is found in every language that has a book', () => {
    expect(translateText('Zahlbar bis 5. März 2026. Vielen Dank!', 'de', 'en').text).toBe(
      'Please pay by March 5, 2026. Thank you!',
    )
    expect(translateText('Creation de logo : 3 propositions', 'fr', 'de').text).toBe(
      'Logogestaltung: 3 Entwürfe',
    )
  })

  it('is set with the marks of its language', () => {
    expect(translateText('Thank you!', 'en', 'fr').text).toBe('Merci\u202f!')
    expect(translateText('Consulting: 2 days', 'en', 'fr').text).toBe('Conseil\u00a0: 2 jours')
  })

  it('holds an address without a space beside it, where words have none', () => {
    const [text, chinese] = [
      'Questions? Contact a@b.example. Thank you',
      '如有疑问，请联系a@b.example。谢谢',
    ]
    expect(translateText(text, 'en', 'zh-CN').text).toBe(chinese)
    expect(translateText(chinese, 'zh-Hans', 'de').text).toBe(
      'Bei Fragen wenden Sie sich bitte an a@b.example. Vielen Dank',
    )
  })

  it.each(bookLanguages.slice(1))('ends with one dot, also behind a date, in %s', (to) => {
    const sentences = ['Please pay by March 5, 2026.', 'All prices plus VAT.', 'Thank you.']
    const { text, left } = translateText(sentences.join(' '), 'en', to)
    expect(left).toEqual([])
    expect(text).not.toMatch(/[.。।]\s*[.。।]|\s$/u)
    expect(translateText(text, to, 'en')).toEqual({
      text: 'Please pay by March 5, 2026. Prices exclude tax. Thank you.',
      left: [],
    })
  })

  it('keeps the dot that ends an abbreviation and its sentence', () => {
    expect(translateText('Alle Preise zzgl. MwSt. Vielen Dank.', 'de', 'en').text).toBe(
      'Prices exclude tax. Thank you.',
    )
  })

  it.each([
    ['Uhraďte prosím do 5. 3. 2026. Děkujeme', 'cs', 'Please pay by 5. 3. 2026. Thank you'],
    [
      'Periods: 2026. gada 5. marts – 2026. gada 6. aprīlis. Paldies',
      'lv',
      'Billing period: March 5, 2026 to April 6, 2026. Thank you',
    ],
    ['İptal bedeli: %30', 'tr', 'Cancellation fee: 30%'],
    ['标志设计（三月）', 'zh-Hans', 'Logo design (March)'],
    ['标志设计（三月）。谢谢。', 'zh-Hans', 'Logo design (March). Thank you.'],
    ['咨询（三月），2小时', 'zh-Hans', 'Consulting (March), 2 hours'],
    ['120 kilowatt hours', 'en', '120 kWh', 'de'],
    ['A cancellation fee of 30% applies', 'en', 'İptal bedeli: %30', 'tr'],
  ])('%s (%s) → %s', (text, from, expected, to = 'en') => {
    expect(translateText(text, from, to).text).toBe(expected)
  })

  it('keeps capitals', () => {
    expect(german('LOGO DESIGN')).toBe('LOGOGESTALTUNG')
    expect(french('Deposit for Logo Design')).toBe('Acompte pour création de logo')
  })
})

describe('parts of a line', () => {
  it.each([
    ['Logo design – 3 concepts (March)', 'Logogestaltung – 3 Entwürfe (März)'],
    ['Consulting, 1 hour', 'Beratung, 1 Stunde'],
    ['Consulting, 7.5 hours', 'Beratung, 7.5 Stunden'],
    ['Travel expenses: 120 km at €0.30', 'Reisekosten: 120 km à €0.30'],
    ['12hrs of consulting', '12 Stunden Beratung'],
    ['Printing: 500 flyers, 2 sets', 'Druck: 500 × Flyer, 2 Sets'],
  ])('%s → %s', (text, expected) => expect(german(text)).toBe(expected))

  it.each([
    'Logo design – three wild ideas',
    'Hand-raised alpacas (March)',
    'Dear Valued Patron,',
    'Premium support for elephants',
    'Payment is due within 1 days',
    'Logo Design For Restaurants',
  ])('%s stays as it was, for one half is not known', (text) => {
    expect(german(text)).toBe(text)
    expect(translateText(text, 'en', 'de').left).toHaveLength(1)
  })

  it('a noun is no name where all nouns have capitals', () => {
    expect(translateText('Logogestaltung für Bäckereien', 'de', 'en').left).toHaveLength(1)
    expect(translateText('Logogestaltung für Hans Quist', 'de', 'en').text).toBe(
      'Logo design for Hans Quist',
    )
    expect(translateText('Projekt ATLAS', 'de', 'en').text).toBe('Project ATLAS')
  })

  it('a month is only one with its capital', () => {
    expect(german('Photo shoot in May')).toBe('Fotoshooting für Mai')
    expect(translateText('Photo shoot in may', 'en', 'de').left).toHaveLength(1)
  })
})

describe('a text', () => {
  it('keeps its lines, list signs and what the book does not know', () => {
    const text =
      '  - Window cleaning\n  - Feeding the otters\n\n1) Thank you for your order! We love otters. Best regards'
    expect(translateText(text, 'en', 'de')).toEqual({
      text: '  - Fensterreinigung\n  - Feeding the otters\n\n1) Vielen Dank für Ihre Bestellung! We love otters. Mit freundlichen Grüßen',
      left: ['Feeding the otters', 'We love otters'],
    })
  })

  it('names the paths of what stayed, and asks for nothing where there are no words', () => {
    const texts = {
      'lines.0.description': 'Lawn mowing',
      'lines.1.description': 'Otter brushing',
      'lines.2.description': 'SKU-4410',
      'texts.terms': '',
    }
    expect(translate(texts, 'en-US', 'de-AT')).toEqual({
      texts: { ...texts, 'lines.0.description': 'Rasenmähen' },
      untranslated: ['lines.1.description'],
    })
  })

  it('into a language without a book stays whole', () => {
    expect(translate({ message: 'Thank you', other: '12' }, 'en', 'tlh')).toEqual({
      texts: { message: 'Thank you', other: '12' },
      untranslated: ['message'],
    })
  })

  it('of any length and any kind is read in a moment', () => {
    for (const piece of ['(', 'and ', 'hosting and ', '1 ', 'a@', '. ', 'x – ', '1.', 'March 5 ']) {
      const text = piece.repeat(20_000 / piece.length)
      const start = performance.now()
      translateText(text, 'en', 'de')
      expect(performance.now() - start, piece).toBeLessThan(10_000)
    }
  })
})
