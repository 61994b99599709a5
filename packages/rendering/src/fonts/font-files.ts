import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontFamily } from '@sheaf/domain/look/fonts'

export type FontFile = { readonly family: string; readonly path: string }

type FontPackage = {
  readonly family: string
  readonly manifest: string
  readonly cuts: readonly string[]
}

const require = createRequire(import.meta.url)

const plain = ['400Regular', '700Bold']
const slanted = ['400Regular_Italic', '700Bold_Italic']
const middle = ['500Medium', '600SemiBold']
const heavy = ['800ExtraBold', '900Black']

const productPackages: readonly FontPackage[] = [
  {
    family: 'Roboto',
    manifest: require.resolve('@expo-google-fonts/roboto/package.json'),
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Open Sans',
    manifest: require.resolve('@expo-google-fonts/open-sans/package.json'),
    cuts: ['300Light', ...plain, ...middle, '800ExtraBold', ...slanted],
  },
  {
    family: 'Inter',
    manifest: require.resolve('@expo-google-fonts/inter/package.json'),
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Lato',
    manifest: require.resolve('@expo-google-fonts/lato/package.json'),
    cuts: ['300Light', ...plain, '900Black', ...slanted],
  },
  {
    family: 'Poppins',
    manifest: require.resolve('@expo-google-fonts/poppins/package.json'),
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Montserrat',
    manifest: require.resolve('@expo-google-fonts/montserrat/package.json'),
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Playfair Display',
    manifest: require.resolve('@expo-google-fonts/playfair-display/package.json'),
    cuts: [...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Cousine',
    manifest: require.resolve('@expo-google-fonts/cousine/package.json'),
    cuts: [...plain, ...slanted],
  },
  {
    family: 'Tinos',
    manifest: require.resolve('@expo-google-fonts/tinos/package.json'),
    cuts: [...plain, ...slanted],
  },
  {
    family: 'Gelasio',
    manifest: require.resolve('@expo-google-fonts/gelasio/package.json'),
    cuts: [...plain, ...middle, ...slanted],
  },
]

const smallFallbacks: readonly FontPackage[] = [
  {
    family: 'Noto Sans',
    manifest: require.resolve('@expo-google-fonts/noto-sans/package.json'),
    cuts: [...plain, '600SemiBold', ...slanted],
  },
  {
    family: 'Noto Sans Hebrew',
    manifest: require.resolve('@expo-google-fonts/noto-sans-hebrew/package.json'),
    cuts: plain,
  },
  {
    family: 'Noto Sans Arabic',
    manifest: require.resolve('@expo-google-fonts/noto-sans-arabic/package.json'),
    cuts: plain,
  },
  {
    family: 'Noto Sans Devanagari',
    manifest: require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
    cuts: plain,
  },
  {
    family: 'Noto Sans Thai',
    manifest: require.resolve('@expo-google-fonts/noto-sans-thai/package.json'),
    cuts: plain,
  },
]

const symbolFallbacks: readonly FontPackage[] = [
  {
    family: 'Noto Sans Symbols',
    manifest: require.resolve('@expo-google-fonts/noto-sans-symbols/package.json'),
    cuts: plain,
  },
  {
    family: 'Noto Sans Symbols 2',
    manifest: require.resolve('@expo-google-fonts/noto-sans-symbols-2/package.json'),
    cuts: ['400Regular'],
  },
]

const hanFallbacks = {
  zh: {
    family: 'Noto Sans SC',
    manifest: require.resolve('@expo-google-fonts/noto-sans-sc/package.json'),
    cuts: plain,
  },
  ja: {
    family: 'Noto Sans JP',
    manifest: require.resolve('@expo-google-fonts/noto-sans-jp/package.json'),
    cuts: plain,
  },
  ko: {
    family: 'Noto Sans KR',
    manifest: require.resolve('@expo-google-fonts/noto-sans-kr/package.json'),
    cuts: plain,
  },
} as const satisfies Record<string, FontPackage>

type HanLanguage = keyof typeof hanFallbacks

// The three that may not be redistributed are set in fonts of the same widths.
const twins: Partial<Record<FontFamily, string>> = {
  'Courier New': 'Cousine',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
}

const hanLanguages: readonly HanLanguage[] = ['zh', 'ja', 'ko']

const fallbackPackages: readonly FontPackage[] = [
  ...smallFallbacks,
  ...symbolFallbacks,
  ...hanLanguages.map((language) => hanFallbacks[language]),
]

/** The family in the font files, for a name that the product shows. */
export function realFamily(family: string): string {
  return family in twins ? (twins[family as FontFamily] ?? family) : family
}

/** Families in the order in which a glyph is looked for. The same Han character is drawn differently in each language. */
export function fontStack(family: string, language: string): readonly string[] {
  const main = language.toLowerCase().split('-')[0] ?? ''
  const own = hanLanguages.filter((han) => han === main)
  const others = hanLanguages.filter((han) => han !== main)
  const han = [...own, ...others].map((id) => hanFallbacks[id])
  // The large files are read only when no other font has the character, except where they are at home.
  const order = own.length > 0 ? [...han, ...symbolFallbacks] : [...symbolFallbacks, ...han]
  const names = [...smallFallbacks, ...order].map((font) => font.family)
  return [realFamily(family), ...names]
}

export function allFontFiles(): readonly FontFile[] {
  return [...productPackages, ...fallbackPackages].flatMap(filesOf)
}

/** The files of the families that end every stack. */
export function fallbackFontFiles(): readonly FontFile[] {
  return fallbackPackages.flatMap(filesOf)
}

function filesOf({ family, manifest, cuts }: FontPackage): readonly FontFile[] {
  const root = dirname(manifest)
  const prefix = family.replaceAll(' ', '')
  return cuts.map((cut) => ({ family, path: join(root, cut, `${prefix}_${cut}.ttf`) }))
}
