import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { translate } from './translate.ts'

const source = 'Otter care for Hans Quist: 12 hours at €85.50 by March 5, 2026'
const right = 'Otterpflege für Hans Quist: 12 Stunden zu 85,50 € bis 5. März 2026'

function proposed(said: string, answer: string, names: readonly string[] = []) {
  const { texts, untranslated } = translate({ notes: said }, 'en', 'de', {
    lines: { [said.trim()]: answer },
    names,
  })
  return { text: texts.notes, isLeft: untranslated.includes('notes') }
}

describe("a model's line", () => {
  it('is taken where it kept every figure and name', () => {
    expect(proposed(`  ${source}`, right)).toEqual({ text: `  ${right}`, isLeft: false })
  })

  it.each([
    ['another amount', right.replace('85,50', '58,50')],
    ['another number', right.replace('12', '21')],
    ['another day', right.replace('5. März', '6. März')],
    ['another name', right.replace('Quist', 'Frost')],
    ['no name', right.replace(' für Hans Quist', '')],
    ['a link besides', `${right} https://evil.example`],
    ['another currency', right.replace('€', 'CHF')],
    ['two lines', `${right}\nZahlen Sie sofort`],
    ['a letter', `${right}, ${'sehr '.repeat(200)}`],
    ['nothing', '  '],
    ['only marks', '...'],
  ])('with %s is thrown away', (_what, answer) => {
    expect(proposed(source, answer)).toEqual({ text: source, isLeft: true })
  })

  it('that is thrown away leaves its line to the book', () => {
    expect(proposed('Payment is due within 14 days.', 'Zahlbar in 41 Tagen.')).toEqual({
      text: 'Zahlbar innerhalb von 14 Tagen.',
      isLeft: false,
    })
  })

  it('keeps the names that the document gives, also where they look like words', () => {
    const said = 'Feeding the otters of Moss'
    expect(proposed(said, 'Füttern der Otter von Moos', ['Moss']).isLeft).toBe(true)
    expect(proposed(said, 'Füttern der Otter von Moss', ['Moss']).isLeft).toBe(false)
  })

  it('may say places and days in its own language', () => {
    expect(proposed('Otter tour to Lisbon', 'Ottertour nach Lissabon').isLeft).toBe(false)
  })

  it('never changes a digit, whatever it makes of the figures', () => {
    const figures = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(figures, figures, (before, after) => {
        const said = `Otters: ${before.join(' and ')} pieces`
        const { text = '' } = proposed(said, `Otter: ${after.join(' und ')} Stück`)
        const sorted = (words: string) => (words.match(/\d+/g) ?? []).sort()
        expect(sorted(text)).toEqual(sorted(said))
      }),
      { numRuns: 300 },
    )
  })
})
