import { describe, expect, it } from 'vitest'
import { houseStyles } from '../house-styles.ts'
import { setLine } from './set-line.ts'
import { openTypeCase } from './type-case.ts'

const typeCase = await openTypeCase()
const [modern] = houseStyles.modern.words
const set = (text: string, change = {}) => setLine(typeCase, text, { ...modern, ...change }, 100)

describe('setLine', () => {
  it('sets capitals as high as asked for, from the left edge on', () => {
    expect(set('H').box).toMatchObject({ left: 0, bottom: 0 })
    expect(set('H').box.top).toBeCloseTo(-100, 1)
  })

  it('kerns', () => {
    const width = (text: string) => set(text, { tracking: 0 }).box.right
    expect(width('AV')).toBeLessThan(width('A') + width('V'))
  })

  it('joins Arabic letters and never spaces them', () => {
    const isolated = [...'سلام'].reduce((sum, letter) => sum + set(letter).box.right, 0)
    expect(set('سلام').box.right).toBeLessThan(isolated * 0.95)
    expect(set('سلام', { tracking: 0.5 }).box.right).toBeCloseTo(set('سلام').box.right, 5)
  })

  it('sets right-to-left words from the right, and Latin words among them from the left', () => {
    const [first] = set('אבc').letters
    expect(first?.path).toHaveLength(set('c').path.length)
    const hebrew = set('אב')
    const [alef] = set('א').letters
    expect(hebrew.letters.at(-1)?.path).toHaveLength(alef?.path.length ?? 0)
  })

  it('keeps a consonant and its signs together', () => {
    expect(set('कि').letters).toHaveLength(1)
    expect(set('é').letters).toHaveLength(1)
  })

  it('takes each character from a font that has it', () => {
    for (const text of ['Ж', 'Ω', 'א', 'ع', 'क', 'ก', '漢', 'か', '한', 'ế']) {
      expect(set(text).path.length, text).toBeGreaterThan(4)
    }
  })
})
