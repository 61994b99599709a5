import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { readCoverage } from '../fonts/coverage.ts'
import { allFontFiles, fontStack } from '../fonts/font-files.ts'
import { nameFields } from '../places/named-fields.ts'
import { type PlacedPages, readPlaces } from '../places/read-places.ts'
import type { Sheet } from '../sheet.ts'
import { printableWithin } from '../text/printable.ts'
import { compileFault, exportFault, PressError, TooLongError } from './faults.ts'
import { withUaIdentity } from './pdf-identity.ts'
import { splitPages } from './svg-pages.ts'
import type { Attachment } from './typesetter.ts'

/** Typst with the product's fonts, in this thread. */
export type Press = {
  readonly toPdf: (sheet: Sheet, extras?: PdfExtras) => Uint8Array
  readonly toPages: (sheet: Sheet) => readonly string[]
  readonly toPlacedPages: (sheet: Sheet, ghosts: readonly string[]) => PlacedPages
  /** To be called after each sheet, when nobody waits any more: it takes a twentieth of the sheet's own time. */
  readonly forget: () => void
}

export type PdfExtras = {
  readonly attachments: readonly Attachment[]
  readonly now: Date | undefined
}

/** A thousand lines of a hundred letters come to 54 pages, drawn in 16 million characters. */
const most = { pages: 100, drawing: 20_000_000 }

// Results that the last renders did not use are forgotten: enough for a user who types, and memory stays flat.
const keptRenders = 4

export function createPress({ themesFolder }: { readonly themesFolder: string }): Press {
  const covers = readCoverage()
  const compiler = NodeCompiler.create({
    workspace: themesFolder,
    fontArgs: [{ fontPaths: allFontFiles().map((file) => file.path) }],
  })
  const shadowPath = (path: string) => join(themesFolder, path)

  function set<Result>(
    sheet: Sheet,
    attachments: readonly Attachment[] | undefined,
    finish: (document: NodeTypstDocument) => Result,
    ghosts?: readonly string[],
  ): Result {
    const { input, files: given } = prepare(sheet, attachments ?? [])
    const printed = printableWithin(input, covers)
    // A drawing says nothing about itself: what only a file says would make the whole page stale at each letter of a name.
    const isFile = attachments !== undefined
    const json = JSON.stringify({
      ...printed,
      isFile,
      ...(ghosts && nameFields(printed.page, ghosts)),
    })
    const files = [{ path: '/given/sheet.json', bytes: Buffer.from(json) }, ...given]
    for (const file of files) compiler.mapShadow(shadowPath(file.path), Buffer.from(file.bytes))
    try {
      const compiled = compiler.compile({ mainFilePath: shadowPath('main.typ') })
      const document = compiled.result
      if (document) return finish(withinLimit(document))
      const error = compiled.takeError()
      const diagnostics = error ? compiler.fetchDiagnostics(error) : []
      throw new PressError(compileFault(diagnostics, themesFolder))
    } finally {
      for (const file of files) compiler.unmapShadow(shadowPath(file.path))
    }
  }

  const drawPages = (document: NodeTypstDocument) =>
    splitPages(compiler.plainSvg(document), document.numOfPages, most.drawing)

  return {
    toPdf: (sheet, { attachments, now } = { attachments: [], now: undefined }) =>
      set(sheet, attachments, (document) => withUaIdentity(exportPdf(compiler, document, now))),
    toPages: (sheet) => set(sheet, undefined, drawPages),
    toPlacedPages: (sheet, ghosts) => readPlaces(set(sheet, undefined, drawPages, ghosts), ghosts),
    forget: () => compiler.evictCache(keptRenders),
  }
}

function withinLimit(document: NodeTypstDocument): NodeTypstDocument {
  const { numOfPages } = document
  if (numOfPages > most.pages) throw new TooLongError(`The sheet has ${numOfPages} pages.`)
  return document
}

function exportPdf(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  now: Date | undefined,
): Uint8Array {
  const timestamp = now && { creationTimestamp: Math.floor(now.getTime() / 1000) }
  try {
    return compiler.pdf(document, { pdfStandard: 'a-3a', ...timestamp })
  } catch (error) {
    throw new PressError(exportFault(error))
  }
}

type ShadowFile = { readonly path: string; readonly bytes: Uint8Array }

function prepare(sheet: Sheet, attachments: readonly Attachment[]) {
  const { page, theme, palette, fonts, logo } = sheet
  const logoFile = logo && { path: `/given/logo.${logo.format}`, bytes: logo.bytes }
  const attached = attachments.map(({ bytes, ...about }) => ({
    file: { path: `/${fileName(about.name)}`, bytes },
    about,
  }))
  const files: ShadowFile[] = attached.map(({ file }) => file)
  return {
    files: logoFile ? [logoFile, ...files] : files,
    input: {
      page,
      theme,
      palette,
      fonts: {
        body: fontStack(fonts.body, page.language),
        heading: fontStack(fonts.heading, page.language),
      },
      logo: logo && logoFile ? { path: logoFile.path, alt: logo.alt } : null,
      attachments: attached.map(({ file, about }) => ({ ...about, path: file.path })),
    },
  }
}

// The name is the path in the PDF too, so it stands at the root; it must neither leave the folder nor shadow a theme.
function fileName(name: string): string {
  return name
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '_')
    .replace(/\.typ$/i, '_typ')
}
