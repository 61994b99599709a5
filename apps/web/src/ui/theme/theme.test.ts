import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { themeKey } from './theme.ts'

const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8')

function themeAtFirstPaint(localStorage: { getItem: (key: string) => string | null }) {
  const dataset: { theme?: string } = {}
  runInNewContext(script, { localStorage, document: { documentElement: { dataset } } })
  return dataset.theme
}

describe('the theme at the first paint', () => {
  it.each(['light', 'dark'])('is the stored choice: %s', (choice) => {
    expect(themeAtFirstPaint({ getItem: (key) => (key === themeKey ? choice : null) })).toBe(choice)
  })

  it.each([null, 'system', 'purple'])('follows the system when %s is stored', (stored) => {
    expect(themeAtFirstPaint({ getItem: () => stored })).toBeUndefined()
  })

  it('follows the system when storage is switched off', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    expect(themeAtFirstPaint({ getItem: refuse })).toBeUndefined()
  })
})
