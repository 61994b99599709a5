import { logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../../../tests/support/tries.ts'
import { type LogoRequest, openLogoStudio } from './studio.ts'

const studio = await openLogoStudio()

const request = (change: Partial<LogoRequest> = {}): LogoRequest => ({
  companyName: 'Marlow Joinery',
  style: 'modern',
  colours: logoColours.blue,
  seed: 1,
  count: 5,
  ...change,
})

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    'A',
    'ß',
    '🍕',
    '👩‍🚒🇫🇷',
    '<b>',
    '&lt;',
    '"\'',
    'W'.repeat(60),
    'שלום & Co 24',
    '½ ﷽ ٣',
    '\u202eevil',
    'ก็',
    '\u{e0020}\u0000',
    '\u3164',
    '한국어',
  ),
)

// Everything that a logo may consist of. What is written here and nothing else is valid XML without script, link or text.
const colour = '#[0-9a-f]{3}(?:[0-9a-f]{3})?'
const number = '-?[0-9.]+'
const look = `fill="(?:none|${colour})"(?: stroke="${colour}" stroke-width="${number}"(?: stroke-linecap="[a-z]+")?(?: stroke-linejoin="[a-z]+")?)?`
const path = `<path d="m[-mlqcz0-9. ]*" ${look}(?: mask="url\\(#m[0-9a-f]{10}\\)")?/>`
const area = `x="${number}" y="${number}" width="${number}" height="${number}"`
const mask = `<mask id="m[0-9a-f]{10}" maskUnits="userSpaceOnUse" ${area}>(?:<rect ${area} fill="#fff"/>)?(?:${path})*</mask>`
const wholeLogo = new RegExp(
  `^<svg xmlns="http://www.w3.org/2000/svg" viewBox="${number} ${number} ${number} ${number}" width="${number}" height="${number}">` +
    `<title>[^<>\\p{Cc}\\p{Cs}]*</title>(?:<defs>(?:${mask})+</defs>)?(?:${path})+</svg>$`,
  'u',
)

describe('a logo studio', () => {
  it('draws for any name as many logos as are asked for, each with another idea, as paths and nothing else', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(...logoStyles), fc.nat(), (companyName, style, seed) => {
        const logos = studio.draw(request({ companyName, style, seed }))
        expect(logos).toHaveLength(5)
        expect(new Set(logos.map(({ idea }) => idea)).size).toBe(5)
        for (const { svg, mark } of logos) {
          expect(svg).toMatch(wholeLogo)
          expect(mark).toMatch(wholeLogo)
        }
      }),
      { numRuns: tries(40) },
    )
  })

  it('draws one logo for one, and the same as the first of five', () => {
    const [first] = studio.draw(request())
    expect(studio.draw(request({ count: 1 }))).toEqual([first])
  })

  it('draws the same request alike, byte for byte, whatever was drawn before', async () => {
    const another = await openLogoStudio()
    for (const style of logoStyles) {
      studio.draw(request({ style, companyName: 'Somebody else' }))
      expect(another.draw(request({ style }))).toEqual(studio.draw(request({ style })))
    }
  })

  it('draws other logos for another seed', () => {
    const drawn = [1, 2, 3].map((seed) =>
      studio
        .draw(request({ seed }))
        .map(({ svg }) => svg)
        .join(),
    )
    expect(new Set(drawn).size).toBe(3)
  })

  it.each(logoStyles)('never gives two names the same mark in the style %s', (style) => {
    const firsts = ['Anna', 'Alan', 'Ada', 'Avery']
    const lasts = ['Baker', 'Brown', 'Berg']
    const names = firsts.flatMap((first) => lasts.map((last) => `${first} ${last} Bakery`))
    const marks = names.flatMap((companyName) =>
      studio
        .draw(request({ companyName, style, count: 12 }))
        .map(({ mark }) => mark.replace(/<title>.*<\/title>/, '')),
    )
    expect(marks.length).toBeGreaterThan(names.length * 8)
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('stays under 30 kB with sixty letters in the richest type', () => {
    for (const style of ['modern', 'creative'] as const) {
      for (const companyName of [
        'ÅẞÇĐ&ØÞĦŁŚ'.repeat(6),
        'Ğöğüşçßåæœ gğq&% '.repeat(4),
        '上海国际摄影文化艺术设计有限责任公司北京分公司华东地区客户服务与技术支持中心广州市新能源汽车充电设备',
        'क्षत्रिय श्री '.repeat(6),
      ]) {
        for (const { svg, idea } of studio.draw(request({ companyName, style, count: 4 }))) {
          expect(svg.length, `${style} ${idea} ${companyName}`).toBeLessThan(30_000)
        }
      }
    }
  })

  it('takes the name as a title and nowhere else', () => {
    const [logo] = studio.draw(request({ companyName: '<script>alert(1)</script> & "Söhne"' }))
    expect(logo?.svg).toContain(
      '<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Söhne&quot;</title>',
    )
    expect(logo?.svg.match(/script/g)).toHaveLength(2)
  })

  it('shows the trade when the name tells it', () => {
    const ideas = studio
      .draw(request({ companyName: 'Bright Tooth Dental' }))
      .map(({ idea }) => idea)
    expect(ideas.filter((idea) => ['trade-icon', 'icon-on-spot'].includes(idea))).not.toEqual([])
  })
})
