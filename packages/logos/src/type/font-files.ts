import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A font file is named PACKAGE/CUT/FAMILY_CUT.ttf in its package. */
const families = {
  'Baloo 2': require.resolve('@expo-google-fonts/baloo-2/package.json'),
  'Chakra Petch': require.resolve('@expo-google-fonts/chakra-petch/package.json'),
  Fraunces: require.resolve('@expo-google-fonts/fraunces/package.json'),
  Fredoka: require.resolve('@expo-google-fonts/fredoka/package.json'),
  Jost: require.resolve('@expo-google-fonts/jost/package.json'),
  Montserrat: require.resolve('@expo-google-fonts/montserrat/package.json'),
  'Noto Sans': require.resolve('@expo-google-fonts/noto-sans/package.json'),
  'Noto Sans Arabic': require.resolve('@expo-google-fonts/noto-sans-arabic/package.json'),
  'Noto Sans Devanagari': require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
  'Noto Sans Hebrew': require.resolve('@expo-google-fonts/noto-sans-hebrew/package.json'),
  'Noto Sans JP': require.resolve('@expo-google-fonts/noto-sans-jp/package.json'),
  'Noto Sans KR': require.resolve('@expo-google-fonts/noto-sans-kr/package.json'),
  'Noto Sans SC': require.resolve('@expo-google-fonts/noto-sans-sc/package.json'),
  'Noto Sans Thai': require.resolve('@expo-google-fonts/noto-sans-thai/package.json'),
  Outfit: require.resolve('@expo-google-fonts/outfit/package.json'),
  'Playfair Display': require.resolve('@expo-google-fonts/playfair-display/package.json'),
  'Space Grotesk': require.resolve('@expo-google-fonts/space-grotesk/package.json'),
  Syne: require.resolve('@expo-google-fonts/syne/package.json'),
} as const

export type Family = keyof typeof families

export type CutName =
  | '300Light'
  | '400Regular'
  | '500Medium'
  | '600SemiBold'
  | '700Bold'
  | '800ExtraBold'
  | '900Black'
  | '800ExtraBold_Italic'

export type Face = { readonly family: Family; readonly cut: CutName }

export function fontFile({ family, cut }: Face): string {
  const folder = dirname(families[family])
  const base = family.replaceAll(' ', '')
  return join(folder, cut, `${base}_${cut}.ttf`)
}

/** Tried in turn for what the chosen face lacks. The large ones come last: they are read only when needed. */
export const fallbackFamilies: readonly Family[] = [
  'Noto Sans',
  'Noto Sans Hebrew',
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans Thai',
  'Noto Sans JP',
  'Noto Sans SC',
  'Noto Sans KR',
]
