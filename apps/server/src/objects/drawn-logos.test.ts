import { logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import { openLogoStudio } from '@sheaf/logos/studio'
import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const studio = await openLogoStudio()

describe('logos that Sheaf draws', () => {
  it.each(logoStyles)(
    'pass the cleaner without a change but the title, in the style %s',
    (style) => {
      for (const companyName of ['Marlow & Daughters <b>Joinery</b>', 'مخبز السلام', '🚲']) {
        const logos = studio.draw({
          companyName,
          style,
          colours: logoColours.blue,
          seed: 4,
          count: 12,
        })
        for (const { svg } of logos) {
          expect(cleanSvg(svg).text).toBe(svg.replace(/<title>.*<\/title>/, ''))
        }
      }
    },
  )
})
