import { languageOf } from '@sheaf/domain/locale/languages'
import type { FontFamily } from '@sheaf/domain/look/fonts'

/** One file of a family. */
export type FontFace = {
  readonly family: string
  /** Below the folder of the font packages: 'inter/400Regular/Inter_400Regular.ttf'. */
  readonly file: string
  readonly weight: number
  readonly isItalic: boolean
}

type FontPackage = {
  readonly family: string
  readonly name: string
  readonly cuts: readonly string[]
}

const plain = ['400Regular', '700Bold']
const slanted = ['400Regular_Italic', '700Bold_Italic']
const middle = ['500Medium', '600SemiBold']
const heavy = ['800ExtraBold', '900Black']

const productPackages: readonly FontPackage[] = [
  {
    family: 'Roboto',
    name: 'roboto',
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Open Sans',
    name: 'open-sans',
    cuts: ['300Light', ...plain, ...middle, '800ExtraBold', ...slanted],
  },
  {
    family: 'Inter',
    name: 'inter',
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Lato',
    name: 'lato',
    cuts: ['300Light', ...plain, '900Black', ...slanted],
  },
  {
    family: 'Poppins',
    name: 'poppins',
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Montserrat',
    name: 'montserrat',
    cuts: ['300Light', ...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Playfair Display',
    name: 'playfair-display',
    cuts: [...plain, ...middle, ...heavy, ...slanted],
  },
  {
    family: 'Cousine',
    name: 'cousine',
    cuts: [...plain, ...slanted],
  },
  {
    family: 'Tinos',
    name: 'tinos',
    cuts: [...plain, ...slanted],
  },
  {
    family: 'Gelasio',
    name: 'gelasio',
    cuts: [...plain, ...middle, ...slanted],
  },
]

/** Liberation Sans by another name: one of the four faces that a Swiss payment slip may be set in. */
const slipPackages: readonly FontPackage[] = [{ family: 'Arimo', name: 'arimo', cuts: plain }]

const smallFallbacks: readonly FontPackage[] = [
  {
    family: 'Noto Sans',
    name: 'noto-sans',
    cuts: [...plain, '600SemiBold', ...slanted],
  },
  {
    family: 'Noto Sans Hebrew',
    name: 'noto-sans-hebrew',
    cuts: plain,
  },
  {
    family: 'Noto Sans Arabic',
    name: 'noto-sans-arabic',
    cuts: plain,
  },
  {
    family: 'Noto Sans Devanagari',
    name: 'noto-sans-devanagari',
    cuts: plain,
  },
  {
    family: 'Noto Sans Thai',
    name: 'noto-sans-thai',
    cuts: plain,
  },
]

const symbolFallbacks: readonly FontPackage[] = [
  {
    family: 'Noto Sans Symbols',
    name: 'noto-sans-symbols',
    cuts: plain,
  },
  {
    family: 'Noto Sans Symbols 2',
    name: 'noto-sans-symbols-2',
    cuts: ['400Regular'],
  },
]

const hanFallbacks = {
  zh: {
    family: 'Noto Sans SC',
    name: 'noto-sans-sc',
    cuts: plain,
  },
  ja: {
    family: 'Noto Sans JP',
    name: 'noto-sans-jp',
    cuts: plain,
  },
  ko: {
    family: 'Noto Sans KR',
    name: 'noto-sans-kr',
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

// Families without some letters of a language: taken one by one from another font, these would stand out in every word.
const fuller: Readonly<Partial<Record<string, { readonly family: string; readonly in: string }>>> =
  {
    Lato: { family: 'Open Sans', in: 'cs hr hu lt lv mt ro sk sl tr' },
    Poppins: { family: 'Montserrat', in: 'mt' },
  }

/** The family itself, or one in its place that has the letters of all these languages. */
function familyWithLetters(family: string, languages: readonly string[]): string {
  const other = fuller[family]
  const lacking = other?.in.split(' ') ?? []
  const isLacking = languages.some((tag) => lacking.includes(languageOf(tag) ?? ''))
  return isLacking && other ? other.family : family
}

/** Families in the order in which a glyph is looked for. The same Han character is drawn differently in each language. */
export function fontStack(
  family: string,
  language: string,
  secondLanguage = '',
): readonly string[] {
  const main = language.toLowerCase().split('-')[0] ?? ''
  const own = hanLanguages.filter((han) => han === main)
  const others = hanLanguages.filter((han) => han !== main)
  const han = [...own, ...others].map((id) => hanFallbacks[id])
  // The large files are read only when no other font has the character, except where they are at home.
  const order = own.length > 0 ? [...han, ...symbolFallbacks] : [...symbolFallbacks, ...han]
  const names = [...smallFallbacks, ...order].map((font) => font.family)
  return [familyWithLetters(realFamily(family), [language, secondLanguage]), ...names]
}

export function allFontFaces(): readonly FontFace[] {
  return [...productPackages, ...slipPackages, ...fallbackPackages].flatMap(facesOf)
}

/** Of the families that end every stack. */
export function fallbackFontFaces(): readonly FontFace[] {
  return fallbackPackages.flatMap(facesOf)
}

function facesOf({ family, name, cuts }: FontPackage): readonly FontFace[] {
  const prefix = family.replaceAll(' ', '')
  return cuts.map((cut) => ({
    family,
    file: `${name}/${cut}/${prefix}_${cut}.ttf`,
    weight: Number.parseInt(cut, 10),
    isItalic: cut.endsWith('_Italic'),
  }))
}
