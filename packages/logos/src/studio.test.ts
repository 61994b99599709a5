import { logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import { describe, expect, it } from 'vitest'
import { openLogoStudio } from './studio.ts'

const studio = await openLogoStudio()

describe('a logo studio', () => {
  it.each(logoStyles)('draws different ideas in the style %s', (style) => {
    const logos = studio.draw({
      companyName: 'Marlow Joinery',
      style,
      colours: logoColours.blue,
      seed: 1,
      count: 3,
    })
    expect(new Set(logos.map(({ idea }) => idea)).size).toBe(3)
    for (const { svg } of logos) expect(svg).toMatch(/^<svg [^>]*><title>Marlow Joinery<\/title>/)
  })
})
