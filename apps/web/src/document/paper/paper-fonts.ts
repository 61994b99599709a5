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
import type { FontFamily } from '@sheaf/domain/look/fonts'
import { useEffect } from 'react'

type Face = {
  /** Undefined where the app has the face anyhow. */
  readonly files?: { readonly regular: string; readonly bold: string }
  /** The three that may not be given away are on most machines; elsewhere a font of the same widths stands in. */
  readonly isInstalled?: boolean
  readonly fallback: string
}

const faces: Readonly<Record<FontFamily, Face>> = {
  Roboto: { files: { regular: robotoRegular, bold: robotoBold }, fallback: 'sans-serif' },
  'Open Sans': { files: { regular: openSansRegular, bold: openSansBold }, fallback: 'sans-serif' },
  Inter: { fallback: '"Inter Variable", "Inter fallback", sans-serif' },
  Lato: { files: { regular: latoRegular, bold: latoBold }, fallback: 'sans-serif' },
  Poppins: { files: { regular: poppinsRegular, bold: poppinsBold }, fallback: 'sans-serif' },
  Montserrat: {
    files: { regular: montserratRegular, bold: montserratBold },
    fallback: 'sans-serif',
  },
  'Courier New': {
    files: { regular: cousineRegular, bold: cousineBold },
    isInstalled: true,
    fallback: 'monospace',
  },
  'Times New Roman': {
    files: { regular: tinosRegular, bold: tinosBold },
    isInstalled: true,
    fallback: 'serif',
  },
  Georgia: {
    files: { regular: gelasioRegular, bold: gelasioBold },
    isInstalled: true,
    fallback: 'serif',
  },
  'Playfair Display': {
    files: { regular: playfairRegular, bold: playfairBold },
    fallback: 'serif',
  },
}

/** What CSS calls the faces; each comes over the line when the first letter is set in it. */
export function usePaperFonts(families: readonly FontFamily[]): readonly string[] {
  const key = families.join()
  useEffect(() => {
    for (const family of key === '' ? [] : (key.split(',') as FontFamily[])) offer(family)
  }, [key])
  return families.map(fontStack)
}

/** The face that the typesetter calls by this name; some of ours it knows by the name of their free likeness. */
export function fontNamed(name: string): FontFamily | undefined {
  const likeness: Readonly<Record<string, FontFamily>> = {
    cousine: 'Courier New',
    tinos: 'Times New Roman',
    gelasio: 'Georgia',
  }
  const families = Object.keys(faces) as FontFamily[]
  return likeness[name] ?? families.find((family) => family.toLowerCase() === name)
}

function fontStack(family: FontFamily): string {
  const { files, fallback } = faces[family]
  return files ? `"Paper ${family}", ${fallback}` : fallback
}

const offered = new Set<FontFamily>()

function offer(family: FontFamily): void {
  const { files, isInstalled } = faces[family]
  if (!files || offered.has(family)) return
  offered.add(family)
  for (const [cut, file] of Object.entries(files)) {
    const weight = cut === 'bold' ? 'bold' : 'normal'
    const local = cut === 'bold' ? `${family} Bold` : family
    const source = isInstalled ? `local("${local}"), url("${file}")` : `url("${file}")`
    document.fonts.add(new FontFace(`Paper ${family}`, source, { weight, display: 'swap' }))
  }
}
