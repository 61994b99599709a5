import { readFileSync } from 'node:fs'
import { TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { beforeAll, describe, expect, it } from 'vitest'
import { readThemes, type Script, scripts, startBothPresses } from '../../test/both-presses.ts'
import { tinyLogos } from '../../test/tiny-logos.ts'
import { findTheme } from '../catalogue/catalogue.ts'
import type { ThemeManifest } from '../catalogue/manifest.ts'
import { allFontFiles } from '../fonts/font-files.ts'
import { familyOfThemes, signsOfThemes } from '../fonts/shorten-stacks.ts'
import { fontInfo } from './web-press.ts'

let presses: Awaited<ReturnType<typeof startBothPresses>>
beforeAll(async () => {
  presses = await startBothPresses()
}, 60_000)

function theme(id: string): ThemeManifest {
  const found = findTheme(id)
  if (found === undefined) throw new Error(`There is no theme ${id}.`)
  return found
}

describe('the press of browsers', () => {
  it('loads for a Latin document the fonts of its theme alone', async () => {
    await presses.draw(theme('sage-minimal'), 'invoice', 'cyrillic')
    const packages = new Set(presses.asked.map((file) => file.split('/')[0]))
    expect([...packages].filter((name) => name?.startsWith('noto'))).toEqual(['noto-sans'])
    expect(new Set(presses.asked).size).toBe(presses.asked.length)
  })

  it('loads for a Han character no more than the fonts that have it', async () => {
    const before = presses.asked.length
    await presses.draw(theme('sage-minimal'), 'invoice', 'han')
    const packages = new Set(presses.asked.slice(before).map((file) => file.split('/')[0]))
    expect(packages).not.toContain('noto-sans-arabic')
    expect(packages).not.toContain('noto-sans-thai')
  })

  it.each(Object.keys(scripts) as Script[])('draws %s as the server does', async (script) => {
    const { native, web } = await presses.draw(theme('elegant-ampersand'), 'quote', script)
    expect(web).toEqual(native)
    expect(web.places.filter(({ isGhost }) => isGhost)).toHaveLength(1)
  })

  it.each([
    ['de', 'en', 'minimalist-line'],
    ['ar', 'fr', 'corporate-stripe'],
    ['ja', 'zh-Hans', 'pixel-modern'],
    ['lv', 'uk', 'sage-minimal'],
  ])('draws %s with %s as the server does, on %s', async (language, secondLanguage, id) => {
    const wording = { language, secondLanguage }
    const { native, web } = await presses.draw(theme(id), 'invoice', 'latin', null, wording)
    expect(web).toEqual(native)
  })

  // Turned text, gradients, clips, dashes and a font of the theme's own.
  it.each(['corporate-stripe', 'atelier', 'cn-modern', 'pixel-modern', 'golden-corporate'])(
    'draws %s as the server does',
    async (id) => {
      const { native, web } = await presses.draw(theme(id), 'invoice', 'latin')
      expect(web).toEqual(native)
    },
  )

  it.each(tinyLogos)('draws a logo in $format as the server does', async (logo) => {
    const { native, web } = await presses.draw(theme('startup-logo'), 'invoice', 'latin', logo)
    expect(web).toEqual(native)
    expect(Object.values(web.drawing.shapes).join('')).toContain('<image')
  })

  it('draws what is written letter by letter as the server does', async () => {
    const written = 'Oak desks – 12 × 1,250'
    for (let count = 1; count <= written.length; count += 1) {
      const { native, web } = await presses.write(theme('ledger'), written.slice(0, count))
      expect(web).toEqual(native)
    }
  })

  it('asks again for a font that could not be loaded', async () => {
    presses.failNext()
    const draw = () => presses.draw(theme('monogram'), 'invoice', 'latin')
    await expect(draw()).rejects.toThrow('no connection')
    const { native, web } = await draw()
    expect(web).toEqual(native)
  })

  it('goes through a sheet again around the pages that were laid out last', async () => {
    const { sheet, ghosts } = presses.orderFor(theme('ledger'), 'Oak desks')
    const drawn = await presses.web.toDrawing(sheet, ghosts)
    const { sheet: other } = presses.orderFor(theme('ledger'), 'Ash benches')
    expect(presses.web.drawAgain(other, ghosts)).toEqual(drawn)
  })

  it('is spent once it holds more than its room', () => {
    expect([presses.wasSpentAtStart, presses.web.isSpent()]).toEqual([false, true])
  })
})

describe('what browsers know about fonts and themes', () => {
  it('is what Typst reads in the files', () => {
    const builder = new TypstFontResolverBuilder()
    for (const file of allFontFiles()) {
      const read = builder.get_font_info(new Uint8Array(readFileSync(file.path)))
      const [{ family, variant }] = read.info
      const [told] = fontInfo(file).info
      expect({ family, variant }).toEqual({ family: told?.family, variant: told?.variant })
    }
  })

  it('is every sign that themes print of their own, and every family that they name', () => {
    const sources = Object.values(readThemes()).join('\n')
    const code = sources.replaceAll(/^\s*\/\/.*$/gm, '')
    const signs = new Set(code.match(/[^ -~\n]/g))
    expect([...signs].filter((sign) => !signsOfThemes.includes(sign))).toEqual([])
    expect(new Set(code.match(/sym\.[a-z.]+/g))).toEqual(new Set(['sym.space.nobreak']))
    const named = code.match(/\("[A-Z][\w ]*",\) \+/g) ?? []
    expect(new Set(named)).toEqual(new Set([`("${familyOfThemes}",) +`]))
  })
})
