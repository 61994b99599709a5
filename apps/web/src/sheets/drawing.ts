import { type Place, placesElementId, placesSchema } from '@sheaf/contract/places'
import { previewPaths } from '@sheaf/contract/preview'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { api } from '#api/client.ts'
import { createTurns } from './turns.ts'

/** What is to be drawn. Without fields of a document it is the sample of its kind. */
export type SheetOrder = {
  readonly kind: DocumentType
  readonly themeId: string
  /** Fields of the document and of the design, as the preview takes them. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** Asks for the places of the fields, too; by name what empty ones show in theirs. */
  readonly ghosts?: Readonly<Record<string, string>>
}

export type Drawing = {
  readonly title: string
  /** One SVG for each sheet of paper. */
  readonly pages: readonly string[]
  /** What stands on the pages, line by line, for those who do not see them. */
  readonly text: string
  /** Where the fields stand, in reading order; empty when that was not asked for. */
  readonly places: readonly Place[]
}

/** The pages of a document, made by the engine that makes its PDF. */
export async function drawSheet(order: SheetOrder, signal?: AbortSignal): Promise<Drawing> {
  const { kind, themeId, fields, ghosts } = order
  const html = await inTurn(async () => {
    const answer = await api.send({
      method: 'POST',
      path: `${previewPaths[kind]}/${encodeURIComponent(themeId)}`,
      body: { ...fields, ...(ghosts && { places: { ghosts } }) },
      signal,
    })
    return answer.text()
  }, signal)
  return readDrawing(html)
}

// A browser keeps six connections to a server: a page full of sheets must leave some to what the user does.
const inTurn = createTurns(4)

// A page of glyphs has a third of a megabyte: it is cut out as text. Only the words are parsed.
function readDrawing(html: string): Drawing {
  const [before = '', ...sheets] = html.split(/(?=<svg role="img" aria-label=")/)
  // The style sheet is for a page that stands alone, and our policy would report it.
  const words = before.replace(/<style>[^<]*<\/style>/, '')
  const page = new DOMParser().parseFromString(words, 'text/html')
  return {
    title: page.title,
    pages: sheets.map((sheet) => sheet.slice(0, sheet.lastIndexOf(svgEnd) + svgEnd.length)),
    places: readPlaces(page),
    text: [...(page.querySelector('.text')?.children ?? [])].flatMap(linesOf).join('\n'),
  }
}

function readPlaces(page: Document): readonly Place[] {
  const element = page.getElementById(placesElementId)
  return element ? placesSchema.parse(JSON.parse(element.textContent)) : []
}

const svgEnd = '</svg>'

function linesOf(element: Element): string[] {
  if (element.tagName === 'DL') {
    const labels = [...element.querySelectorAll('dt')]
    return labels.map((label) => `${wordsOf(label)}: ${wordsOf(label.nextElementSibling)}`)
  }
  if (element.tagName === 'TABLE') {
    return [...element.querySelectorAll('tr')].map((row) => [...row.cells].map(wordsOf).join(', '))
  }
  return [wordsOf(element)]
}

function wordsOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
