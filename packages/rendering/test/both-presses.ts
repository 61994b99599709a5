import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FieldValues, withValues } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import type { ThemeManifest } from '../src/catalogue/manifest.ts'
import { allFontFiles } from '../src/fonts/font-files.ts'
import { readFamilies } from '../src/fonts/read-coverage.ts'
import { editablePage } from '../src/places/editable-page.ts'
import type { PlacedDrawing } from '../src/places/placed-drawing.ts'
import { sampleDocument } from '../src/samples.ts'
import type { Logo } from '../src/sheet.ts'
import { sheetFor } from '../src/sheet-for-theme.ts'
import { createPress } from '../src/typesetter/press.ts'
import { startWebPress, type WebPress } from '../src/typesetter/web-press.ts'

const themesFolder = fileURLToPath(new URL('../themes', import.meta.url))

const require = createRequire(import.meta.url)

/** What a word in another script says does not matter here; that its letters, marks and figures are set alike does. */
export const scripts = {
  latin: 'Łódź, Kraków & Žluťoučký kůň – ½ “Ærø” ﬁne № 5',
  cyrillic: 'Київ, Щербаківський провулок, Αθήνα',
  hebrew: 'חשבונית מס׳ 5 בְּרֵאשִׁית, ABC',
  arabic: 'فاتورة رقم ٥ بِسْمِ ٱللَّٰهِ لا',
  devanagari: 'चालान क्रमांक ५ श्रीमती क्ष्म',
  thai: 'ใบแจ้งหนี้ที่ ๕ น้ำผึ้ง ฟื้นฟู',
  han: '請求書 第5号 发票 청구서 ✓',
} as const

export type Script = keyof typeof scripts

/** A sheet that is written on: with places, ghosts and, where it is given, a logo. */
function order(
  theme: ThemeManifest,
  kind: DocumentKind,
  text: string,
  logo: Logo | null,
  values: FieldValues = {},
) {
  const sample = sampleDocument(kind)
  const written = withValues(sample, {
    'sender.name': text,
    'receiver.address': `${text}\n${text.toUpperCase()}`,
    'texts.message': `${text} ${text}`,
    'sender.phone': '',
    ...values,
  })
  const [first, ...others] = written.lines
  const lines = first ? [{ ...first, description: text }, ...others] : []
  const document = { ...written, lines } as typeof written
  const { page, ghosts } = editablePage(compute(document), { 'sender.phone': 'Phone' })
  return { sheet: sheetFor(page, theme, { logo }), ghosts }
}

type DrawnByBoth = { readonly native: PlacedDrawing; readonly web: PlacedDrawing }

/** The engine of the server and the one of browsers, side by side. */
export async function startBothPresses() {
  const wasm = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  const files = allFontFiles()
  const asked: string[] = []
  let fails = false
  const native = createPress({ themesFolder })
  const web: WebPress = await startWebPress({
    module: await WebAssembly.compile(await readFile(wasm)),
    themes: readThemes(),
    coverage: readFamilies(files),
    // So few that it begins anew every few sheets.
    mostItems: 700,
    room: 16 * 1024 * 1024,
    loadFont: async (face) => {
      if (fails) {
        fails = false
        throw new Error('There is no connection.')
      }
      asked.push(face.file)
      const path = files.find(({ file }) => file === face.file)?.path ?? ''
      return new Uint8Array(await readFile(path))
    },
  })

  const orderFor = (theme: ThemeManifest, text: string) => order(theme, 'invoice', text, null)

  async function byBoth({ sheet, ghosts }: ReturnType<typeof order>): Promise<DrawnByBoth> {
    const drawn = native.toDrawing(sheet, ghosts)
    native.forget()
    return { native: drawn, web: await web.toDrawing(sheet, ghosts) }
  }

  return {
    web,
    wasSpentAtStart: web.isSpent(),
    /** The next font will not be there. */
    failNext() {
      fails = true
    },
    /** The font files that the browser has asked for, in order. */
    asked,
    draw: (
      theme: ThemeManifest,
      kind: DocumentKind,
      script: Script,
      logo: Logo | null = null,
      values: FieldValues = {},
    ): Promise<DrawnByBoth> => byBoth(order(theme, kind, scripts[script], logo, values)),
    write: (theme: ThemeManifest, text: string): Promise<DrawnByBoth> =>
      byBoth(orderFor(theme, text)),
    orderFor,
  }
}

export function readThemes(): Readonly<Record<string, string>> {
  const paths = readdirSync(themesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map((path) => {
      const name = relative(themesFolder, path).split(sep).join('/')
      return [`/${name}`, readFileSync(path, 'utf8')]
    }),
  )
}
