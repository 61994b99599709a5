import { extractImages, getDocumentProxy } from 'unpdf'
import { layOutPage, type PlacedText } from '../layout/page-grid.ts'
import { weighPdf } from './pdf-weight.ts'
import type { RawPixels } from './prepare-photo.ts'
import { sourceLimits, type UnreadableCode, UnreadableSource } from './unreadable-source.ts'

export type PdfPage = {
  readonly text: string
  /** Pictures large enough to be a scanned page, when the page has no text of its own. */
  readonly scans: readonly RawPixels[]
  /** It has none only because the pictures of the file are too many or too large to be looked at. */
  readonly isUnseen: boolean
}

/** The pages of a PDF, one at a time, so that a long one can say how far it is; opening pictures takes longest. */
export async function* readPdf(
  bytes: Uint8Array,
  onPictures: () => void,
): AsyncGenerator<PageOfPdf> {
  try {
    yield* pagesOf(bytes, onPictures)
  } catch (error) {
    const code = error instanceof Error ? codeByException[error.name] : undefined
    throw code ? new UnreadableSource(code, error) : error
  }
}

type PageOfPdf = PdfPage & { readonly pages: number }

// Of pdf.js, which meets damage wherever it comes to it: some files open well and fail at a page.
const codeByException: Readonly<Record<string, UnreadableCode>> = {
  PasswordException: 'password',
  InvalidPDFException: 'not-what-it-says',
  FormatError: 'not-what-it-says',
  UnknownErrorException: 'not-what-it-says',
}

async function* pagesOf(bytes: Uint8Array, onPictures: () => void): AsyncGenerator<PageOfPdf> {
  const { hasTooManyPixels } = weighPdf(bytes)
  // pdf.js takes the buffer away from its owner, so it gets a copy.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    maxImageSize: sourceLimits.pixels,
    verbosity: 0,
  })
  try {
    if (pdf.numPages > sourceLimits.pages) throw new UnreadableSource('too-many-pages')
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await readText(pdf, number)
      const isScan = page.text.replace(/\s/g, '').length < fewestCharacters
      const isUnseen = isScan && hasTooManyPixels
      if (isScan && !isUnseen) onPictures()
      const scans = isScan && !isUnseen ? await scansOn(pdf, number) : []
      yield { ...page, scans, isUnseen, pages: pdf.numPages }
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const fewestCharacters = 20
const smallestScan = 400

async function readText(pdf: Pdf, number: number): Promise<{ readonly text: string }> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const pieces: PlacedText[] = []
  for (const item of items) {
    if ('str' in item && item.str.trim() !== '') pieces.push(placed(item))
  }
  page.cleanup()
  return { text: layOutPage(pieces) }
}

async function scansOn(pdf: Pdf, number: number): Promise<readonly RawPixels[]> {
  const pictures = await extractImages(pdf, number).catch(() => [])
  const scans = pictures.filter(({ width, height }) => Math.min(width, height) >= smallestScan)
  return scans.map(rawPixels)
}

function rawPixels(scan: Awaited<ReturnType<typeof extractImages>>[number]): RawPixels {
  const { buffer, byteOffset, byteLength } = scan.data
  return { ...scan, data: new Uint8Array(buffer, byteOffset, byteLength) }
}

type TextItem = {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
}

/** PDF counts from the bottom of the page and places a text by its baseline. */
export function placed({ str, transform, width }: TextItem): PlacedText {
  const [, , c = 0, d = 0, x = 0, baseline = 0] = transform
  const height = Math.hypot(c, d)
  return { text: str, x, y: -baseline - height, width, height }
}
