import type { Covers } from '../fonts/coverage.ts'
import { fontStack } from '../fonts/font-families.ts'
import type { FontStacks } from '../fonts/shorten-stacks.ts'
import { nameFields } from '../places/named-fields.ts'
import type { Sheet } from '../sheet.ts'
import { mostEms } from '../text/letter-widths.ts'
import { printableInTwo, printableWithin } from '../text/printable.ts'
import type { ViewModel } from '../view-model/view-model.ts'
import type { Attachment } from './typesetter.ts'

/** A file that lies among the themes while a sheet is set. */
export type GivenFile = { readonly path: string; readonly bytes: Uint8Array }

/** What a press knows about its fonts. */
export type PressFonts = {
  readonly covers: Covers
  /** The stacks for a page, where not all families are at hand. */
  readonly shorten?: (stacks: FontStacks, page: ViewModel) => FontStacks
}

export type SheetExtras = {
  /** Of a file; a drawing has none, not even an empty list. */
  readonly attachments?: readonly Attachment[]
  /** Asks for the places of the fields; those whose text only says what belongs there. */
  readonly ghosts?: readonly string[] | undefined
}

/** A sheet as the themes read it. Its text is data, in which every letter has a glyph. */
export function sheetFiles(
  sheet: Sheet,
  { covers, shorten = (stacks) => stacks }: PressFonts,
  { attachments, ghosts }: SheetExtras = {},
): readonly GivenFile[] {
  const { page, theme, palette, fonts, logo } = sheet
  const logoFile = logo && { path: `/given/logo.${logo.format}`, bytes: logo.bytes }
  const attached = (attachments ?? []).map(({ bytes, ...about }) => ({
    file: { path: `/${fileName(about.name)}`, bytes },
    about,
  }))
  const inGlyphs = page.secondLanguage === '' ? printableWithin : printableInTwo
  const printed = inGlyphs(
    {
      page,
      theme,
      palette,
      logo: logo && logoFile ? { path: logoFile.path, alt: logo.alt } : null,
      attachments: attached.map(({ file, about }) => ({ ...about, path: file.path })),
    },
    covers,
  )
  const stacks = {
    body: fontStack(fonts.body, page.language, page.secondLanguage),
    heading: fontStack(fonts.heading, page.language, page.secondLanguage),
  }
  // A drawing says nothing about itself: what only a file says would make the whole page stale at each letter of a name.
  const isFile = attachments !== undefined
  const rowEms = emsOfRows(printed.page)
  const input = { ...printed, isFile, rowEms, fonts: shorten(stacks, printed.page) }
  const json = JSON.stringify(ghosts ? { ...input, ...nameFields(input.page, ghosts) } : input)
  return [
    { path: '/given/sheet.json', bytes: new TextEncoder().encode(json) },
    ...(logoFile ? [logoFile] : []),
    ...attached.map(({ file }) => file),
  ]
}

/** Of each row's description: the first line, which may be set larger, and the widest of the others. */
function emsOfRows({ columns, rows }: ViewModel): readonly (readonly [number, number])[] {
  const at = columns.findIndex(({ id }) => id === 'description')
  return rows.map((row) => {
    const [first = 0, ...others] = (row[at] ?? []).map(mostEms)
    return [first, Math.max(0, ...others)]
  })
}

// The name is the path in the PDF too, so it stands at the root; it must neither leave the folder nor shadow a theme.
function fileName(name: string): string {
  return name
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')
    .replace(/\.typ$/i, '_typ')
}
