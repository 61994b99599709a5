import type { Place as WirePlace } from '@sheaf/contract/places'
import { previewPath } from '@sheaf/contract/preview'
import { type PreviewAnswer, previewAnswerSchema } from '@sheaf/contract/preview-answer'
import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import { type AnyPath, isAnyPath } from '@sheaf/domain/documents/field-path'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { api } from '#api/client.ts'
import { browserEngine } from '#engine/browser-engine.ts'
import type { EngineOrder } from '#engine/messages.ts'
import { createWorkLimit } from './work-limit.ts'

/** What is to be drawn. Without fields of a document it is the sample of its kind. */
export type SheetOrder = {
  readonly kind: DocumentKind
  readonly themeId: string
  /** Fields of the document and of the design, as the preview takes them. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** Asks for the places of the fields, too; what empty ones show in theirs. */
  readonly ghosts?: Readonly<Partial<Record<AnyPath, string>>>
}

/** Where a field stands on the pages. */
export type Place = Omit<WirePlace, 'field'> & { readonly field: AnyPath }

export type Drawing = Omit<PreviewAnswer, 'places'> & { readonly places: readonly Place[] }

/** The pages of a document, made by the engine that makes its PDF: in this browser once it is there, else by the server. */
export async function drawSheet(order: SheetOrder, signal?: AbortSignal): Promise<Drawing> {
  const isDrawnHere = browserEngine?.isReadyFor(order.themeId) ?? false
  const drawing =
    (isDrawnHere && (await drawHere(order, signal))) || (await askServer(order, signal))
  return { ...drawing, places: drawing.places.flatMap((place) => placeOf(order.kind, place)) }
}

/** An order in the names of the wire. */
export function engineOrder({ kind, themeId, fields = {}, ghosts }: SheetOrder): EngineOrder {
  return { kind, themeId, fields, ghosts: ghosts && wireGhosts(kind, ghosts) }
}

async function drawHere(
  order: SheetOrder,
  signal: AbortSignal | undefined,
): Promise<PreviewAnswer | undefined> {
  const drawn = await browserEngine?.draw(engineOrder(order), signal)
  signal?.throwIfAborted()
  return drawn
}

async function askServer(
  order: SheetOrder,
  signal: AbortSignal | undefined,
): Promise<PreviewAnswer> {
  const { kind, themeId, fields, ghosts } = engineOrder(order)
  const call = {
    method: 'POST',
    path: `${previewPath(kind)}/${encodeURIComponent(themeId)}`,
    body: { ...fields, type: kind, ...(ghosts && { places: { ghosts } }) },
    mediaType: 'application/json',
    signal,
  } as const
  try {
    const answer = await withinLimit(() => api.send(call), signal)
    return previewAnswerSchema.parse(await answer.json())
  } catch (error) {
    if (!isUnreachable(error)) throw error
    // Without a connection any theme is drawn here, as far as its fonts are at hand.
    await browserEngine?.prepare(engineOrder(order))
    const drawn = await drawHere(order, signal)
    if (drawn === undefined) throw error
    return drawn
  }
}

// What `fetch` throws when no answer came.
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}

// A browser keeps six connections to a server: a page full of sheets must leave some to what the user does.
const withinLimit = createWorkLimit(4)

function wireGhosts(
  kind: DocumentKind,
  ghosts: Readonly<Partial<Record<AnyPath, string>>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(ghosts).map(([path, text = '']) => [wirePath(kind, path), text]),
  )
}

function placeOf(kind: DocumentKind, place: WirePlace): Place[] {
  const field = pathOnWire(kind, place.field)
  return field !== undefined && isAnyPath(field) ? [{ ...place, field }] : []
}
