import initTypst, {
  type InitOutput,
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler'
import { coversOf, type FamilyCoverage } from '../fonts/coverage.ts'
import { allFontFaces, type FontFace, fallbackFontFaces } from '../fonts/font-families.ts'
import { createStackShortener } from '../fonts/shorten-stacks.ts'
import { type PlacedDrawing, placedDrawing } from '../places/placed-drawing.ts'
import type { Sheet } from '../sheet.ts'
import { stringsIn } from '../text/strings-in.ts'
import { createVectorDrawing } from '../vector/vector-drawing.ts'
import { emptyShelf, readVectorFile, type VectorFile } from '../vector/vector-file.ts'
import { PressError } from './faults.ts'
import { type GivenFile, type PressFonts, sheetFiles } from './sheet-files.ts'

/** Typst as a module of WebAssembly, in this thread: for browsers. It draws what the one of the server draws, to the byte. */
export type WebPress = {
  /** With the places of the fields where ghosts are given. */
  readonly toDrawing: (sheet: Sheet, ghosts?: readonly string[]) => Promise<PlacedDrawing>
  /** The same with the pages that were laid out last: all the work around Typst and none of its own, so that it takes no room. */
  readonly drawAgain: (sheet: Sheet, ghosts?: readonly string[]) => PlacedDrawing
  /** Whether it holds more than the room that it was given. It gives nothing back, so that it is to be replaced then. */
  readonly isSpent: () => boolean
}

export type WebPressWorld = {
  readonly module: WebAssembly.Module
  /** The text of each file of the themes, by its path: '/base/draw.typ'. */
  readonly themes: Readonly<Record<string, string>>
  readonly coverage: ReadonlyMap<string, FamilyCoverage>
  readonly loadFont: (face: FontFace) => Promise<Uint8Array>
  /** Parts of drawings that it remembers before it begins anew. Twenty thousand are those of some thirty long documents. */
  readonly mostItems?: number
  /** Bytes that it has from the start. */
  readonly room?: number
}

/** A letter in a document of five lines takes some 400 kB of it, in one of twenty a megabyte. */
const commonRoom = 192 * 1024 * 1024

export async function startWebPress(world: WebPressWorld): Promise<WebPress> {
  const { module, themes, coverage, mostItems = 20_000, room = commonRoom } = world
  const instance: InitOutput = await initTypst({ module_or_path: module })
  const held = () => instance.memory.buffer.byteLength
  const least = held() + room
  takeRoom(instance, room)
  const most = Math.max(held(), least)
  const compiler = await new TypstCompilerBuilder().build()
  for (const [path, text] of Object.entries(themes)) compiler.add_source(path, text)
  const fonts = createLazyFonts(compiler, world.loadFont)
  await fonts.offer()
  const knowledge = fontsKnown(coverage)
  const layOut = createLayout(compiler, mostItems)
  const drawVector = createVectorDrawing()
  let laidOut: VectorFile | undefined

  async function toDrawing(sheet: Sheet, ghosts?: readonly string[]): Promise<PlacedDrawing> {
    const files = sheetFiles(sheet, knowledge, { ghosts })
    let file = layOut(files)
    // A font that was asked for and not there has left its text out: once it is there, all is set again.
    while (await fonts.loadMissing()) file = layOut(files)
    laidOut = file
    return placedDrawing(drawVector(file), ghosts ?? [])
  }

  function drawAgain(sheet: Sheet, ghosts?: readonly string[]): PlacedDrawing {
    if (laidOut === undefined) throw new PressError('No sheet has been set yet.')
    sheetFiles(sheet, knowledge, { ghosts })
    return placedDrawing(drawVector(laidOut), ghosts ?? [])
  }

  return {
    toDrawing,
    drawAgain,
    isSpent: () => held() > most,
  }
}

/**
 * All at once: browsers count the whole memory of a module as new whenever a piece is added to it, and look through all that the
 * page holds for garbage. That took as long as half of the keys. What is not written to costs the machine nothing.
 */
function takeRoom(
  { __wbindgen_export: allocate, __wbindgen_export4: free }: InitOutput,
  bytes: number,
) {
  const alignment = 8
  try {
    free(allocate(bytes, alignment), bytes, alignment)
  } catch {
    // A device that has no such room gives it in pieces, as long as it has some.
  }
}

function fontsKnown(coverage: ReadonlyMap<string, FamilyCoverage>): PressFonts {
  const fallbacks = new Set(fallbackFontFaces().map(({ family }) => family))
  const ranges = Array.from(fallbacks, (family) => coverage.get(family)?.every ?? [])
  const shorten = createStackShortener(coverage)
  return {
    covers: coversOf(ranges),
    shorten: (stacks, page) => shorten(stacks, stringsIn(page)),
  }
}

const withoutDiagnostics = 1

/** Typst tells what is new since it laid out last: to write all of a page takes it longer than to lay it out. */
function createLayout(
  compiler: TypstCompiler,
  mostItems: number,
): (files: readonly GivenFile[]) => VectorFile {
  const told = compiler.create_incr_server()
  let shelf = emptyShelf()

  return function layOut(files) {
    if (shelf.items.size > mostItems) {
      told.reset()
      shelf = emptyShelf()
    }
    for (const { path, bytes } of files) compiler.map_shadow(path, bytes)
    const world = compiler.snapshot(undefined, '/main.typ', undefined)
    try {
      return readVectorFile(world.incr_compile(told, withoutDiagnostics).result, shelf)
    } catch {
      // What Typst says quotes the sheet.
      throw new PressError('The sheet could not be set.')
    } finally {
      world.free()
      for (const { path } of files) compiler.unmap_shadow(path)
    }
  }
}

/** Typst is told of all fonts and given those that it asks for. */
function createLazyFonts(compiler: TypstCompiler, loadFont: WebPressWorld['loadFont']) {
  const loaded = new Map<FontFace, Uint8Array>()
  const missing = new Set<FontFace>()
  const faces = allFontFaces()

  function bytesOf(face: FontFace): Uint8Array {
    const bytes = loaded.get(face)
    if (bytes === undefined) missing.add(face)
    return bytes ?? new Uint8Array()
  }

  // It remembers a font that was not there, so that each time it is told of all of them anew.
  async function offer(): Promise<void> {
    const builder = new TypstFontResolverBuilder()
    for (const face of faces) builder.add_lazy_font(fontInfo(face), () => bytesOf(face))
    compiler.set_fonts(await builder.build())
  }

  return {
    offer,
    async loadMissing(): Promise<boolean> {
      if (missing.size === 0) return false
      const wanted = [...missing]
      missing.clear()
      // Also when one could not be loaded: it is asked for again by the next sheet that needs it.
      try {
        await Promise.all(wanted.map(async (face) => loaded.set(face, await loadFont(face))))
      } finally {
        await offer()
      }
      return true
    },
  }
}

/** What Typst chooses a font by. Themes allow no other fallback than their stacks, so it need not know what is in it. */
export function fontInfo({ family, weight, isItalic }: FontFace) {
  const variant = { style: isItalic ? 'italic' : 'normal', weight, stretch: 1000 }
  return { info: [{ family, variant, flags: '', coverage: [] }], conditions: [] }
}
