import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LogoStyle, logoStyles } from '@sheaf/contract/logo-choices'
import { openLogoStudio } from '@sheaf/logos/studio'
import { root } from './run-program.ts'

// Draws the examples of each style in the logo generator anew, after the studio has changed:
//   node scripts/draw-logo-samples.ts
export const logoSamplesFile = join(root, 'apps/web/src/sheets/logos/style-samples.json')

// The browser puts the chosen colors in their place.
const inks = ['#000001', '#000002'] as const

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(logoSamplesFile, `${JSON.stringify(await drawLogoSamples(), null, 2)}\n`)
}

/** Three logos of each style, for a company that does not exist. */
export async function drawLogoSamples(): Promise<Record<LogoStyle, string[]>> {
  const studio = await openLogoStudio()
  const drawn = logoStyles.map((style) => {
    const logos = studio.draw({
      companyName: 'Okafor Lund',
      style,
      colours: inks,
      seed: 11,
      count: 3,
    })
    return [style, logos.map(({ svg }) => svg)]
  })
  return Object.fromEntries(drawn) as Record<LogoStyle, string[]>
}
