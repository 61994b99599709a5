import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { svgPages } from '../drawing/drawing.ts'
import { allFontFiles } from '../fonts/font-files.ts'
import { readCoverage } from '../fonts/read-coverage.ts'
import { type PlacedDrawing, placedDrawing } from '../places/placed-drawing.ts'
import type { Sheet } from '../sheet.ts'
import { createVectorDrawing, mostPages } from '../vector/vector-drawing.ts'
import { readVectorFile } from '../vector/vector-file.ts'
import { compileFault, exportFault, PressError, TooLongError } from './faults.ts'
import { type Statement, withIdentity } from './pdf-identity.ts'
import { type SheetExtras, sheetFiles } from './sheet-files.ts'
import type { Attachment } from './typesetter.ts'

/** Typst with the product's fonts, in this thread. */
export type Press = {
  readonly toPdf: (sheet: Sheet, extras?: PdfExtras) => Uint8Array
  readonly toPages: (sheet: Sheet) => readonly string[]
  /** The same as shapes, with the places of the fields where ghosts are given. */
  readonly toDrawing: (sheet: Sheet, ghosts?: readonly string[]) => PlacedDrawing
  /** To be called after each sheet, when nobody waits any more: it takes a twentieth of the sheet's own time. */
  readonly forget: () => void
}

export type PdfExtras = {
  readonly attachments: readonly Attachment[]
  readonly statements: readonly Statement[]
  readonly now: Date | undefined
}

const noExtras: PdfExtras = { attachments: [], statements: [], now: undefined }

// Results that the last renders did not use are forgotten: enough for several users who type by turns, and memory stays flat.
const keptRenders = 12
/** After a sheet of many pages, of which a dozen would hold hundreds of megabytes. */
const keptLongRenders = 4
const mostShortPages = 10

export function createPress({ themesFolder }: { readonly themesFolder: string }): Press {
  const fonts = { covers: readCoverage() }
  const drawVector = createVectorDrawing()
  const compiler = NodeCompiler.create({
    workspace: themesFolder,
    fontArgs: [{ fontPaths: allFontFiles().map((file) => file.path) }],
  })
  const shadowPath = (path: string) => join(themesFolder, path)
  let lastPages = 0

  function set<Result>(
    sheet: Sheet,
    extras: SheetExtras,
    finish: (document: NodeTypstDocument) => Result,
  ): Result {
    const files = sheetFiles(sheet, fonts, extras)
    for (const file of files) compiler.mapShadow(shadowPath(file.path), Buffer.from(file.bytes))
    try {
      const compiled = compiler.compile({ mainFilePath: shadowPath('main.typ') })
      const document = compiled.result
      if (document) {
        lastPages = document.numOfPages
        return finish(withinLimit(document))
      }
      const error = compiled.takeError()
      const diagnostics = error ? compiler.fetchDiagnostics(error) : []
      throw new PressError(compileFault(diagnostics, themesFolder))
    } finally {
      for (const file of files) compiler.unmapShadow(shadowPath(file.path))
    }
  }

  const toDrawing = (sheet: Sheet, ghosts?: readonly string[]) =>
    set(sheet, { ghosts }, (document) =>
      placedDrawing(drawVector(readVectorFile(compiler.vector(document))), ghosts ?? []),
    )

  return {
    toPdf: (sheet, { attachments, statements, now } = noExtras) =>
      set(sheet, { attachments }, (document) => {
        return withIdentity(exportPdf(compiler, document, now), statements)
      }),
    toPages: (sheet) => svgPages(toDrawing(sheet).drawing),
    toDrawing,
    forget: () => compiler.evictCache(lastPages > mostShortPages ? keptLongRenders : keptRenders),
  }
}

// Before anything is drawn: what is too long to be sent takes long to export, too.
function withinLimit(document: NodeTypstDocument): NodeTypstDocument {
  const { numOfPages } = document
  if (numOfPages > mostPages) throw new TooLongError(`The sheet has ${numOfPages} pages.`)
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
