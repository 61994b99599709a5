import cousineRegular from '@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf?url'
import cousineBold from '@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf?url'
import gelasioRegular from '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf?url'
import gelasioBold from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf?url'
import latoRegular from '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf?url'
import latoBold from '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf?url'
import montserratRegular from '@expo-google-fonts/montserrat/400Regular/Montserrat_400Regular.ttf?url'
import montserratBold from '@expo-google-fonts/montserrat/700Bold/Montserrat_700Bold.ttf?url'
import openSansRegular from '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf?url'
import openSansBold from '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf?url'
import playfairRegular from '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf?url'
import playfairBold from '@expo-google-fonts/playfair-display/700Bold/PlayfairDisplay_700Bold.ttf?url'
import poppinsRegular from '@expo-google-fonts/poppins/400Regular/Poppins_400Regular.ttf?url'
import poppinsBold from '@expo-google-fonts/poppins/700Bold/Poppins_700Bold.ttf?url'
import robotoRegular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url'
import robotoBold from '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf?url'
import tinosRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url'
import tinosBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url'
import { type FontFamily, fontFamilies } from '@sheaf/domain/look/fonts'
import { useEffect } from 'react'

/** Inter is not among them: the app has it anyhow. */
const files: Readonly<Partial<Record<FontFamily, { normal: string; bold: string }>>> = {
  Roboto: { normal: robotoRegular, bold: robotoBold },
  'Open Sans': { normal: openSansRegular, bold: openSansBold },
  Lato: { normal: latoRegular, bold: latoBold },
  Poppins: { normal: poppinsRegular, bold: poppinsBold },
  Montserrat: { normal: montserratRegular, bold: montserratBold },
  'Courier New': { normal: cousineRegular, bold: cousineBold },
  'Times New Roman': { normal: tinosRegular, bold: tinosBold },
  Georgia: { normal: gelasioRegular, bold: gelasioBold },
  'Playfair Display': { normal: playfairRegular, bold: playfairBold },
}

/** Those that may not be given away are on most machines; elsewhere a font of the same widths stands in. */
const standIns: Readonly<Partial<Record<FontFamily, string>>> = {
  'Courier New': 'cousine',
  'Times New Roman': 'tinos',
  Georgia: 'gelasio',
}

const fallbacks: Readonly<Partial<Record<FontFamily, string>>> = {
  Inter: '"Inter Variable", "Inter fallback", sans-serif',
  'Courier New': 'monospace',
  'Times New Roman': 'serif',
  Georgia: 'serif',
  'Playfair Display': 'serif',
}

/** What CSS calls the faces; each comes over the line when the first letter is set in it. */
export function usePaperFonts(families: readonly FontFamily[]): readonly string[] {
  const key = families.join()
  useEffect(() => {
    for (const family of key === '' ? [] : (key.split(',') as FontFamily[])) offer(family)
  }, [key])
  return families.map(fontStack)
}

/** The face that the typesetter calls by this name; some of ours it knows by the name of their stand-in. */
export function fontNamed(name: string): FontFamily | undefined {
  return fontFamilies.find((family) => [standIns[family], family.toLowerCase()].includes(name))
}

function fontStack(family: FontFamily): string {
  const fallback = fallbacks[family] ?? 'sans-serif'
  return files[family] ? `"Paper ${family}", ${fallback}` : fallback
}

const offered = new Set<FontFamily>()

function offer(family: FontFamily): void {
  if (offered.has(family)) return
  offered.add(family)
  for (const [weight, file] of Object.entries(files[family] ?? {})) {
    const local = weight === 'bold' ? `${family} Bold` : family
    const source = standIns[family] ? `local("${local}"), url("${file}")` : `url("${file}")`
    document.fonts.add(new FontFace(`Paper ${family}`, source, { weight, display: 'swap' }))
  }
}
