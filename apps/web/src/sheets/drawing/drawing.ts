import type { Place as WirePlace } from '@sheaf/contract/places'
import { previewPath } from '@sheaf/contract/preview'
import { previewAnswerSchema } from '@sheaf/contract/preview-answer'
import {
  applyChanges,
  type DrawnPreview,
  type PreviewChanges,
  previewChangesSchema,
} from '@sheaf/contract/preview-changes'
import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import { type AnyPath, isAnyPath } from '@sheaf/domain/documents/field-path'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { api } from '#api/client.ts'
import { browserEngine } from '#engine/browser-engine.ts'
import type { EngineOrder } from '#engine/messages.ts'
import { builtSample, isSample } from './built-sample.ts'
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

export type Drawing = Omit<DrawnPreview, 'places'> & {
  readonly places: readonly Place[]
  /** By its name whoever drew it tells what has changed since. */
  readonly told: { readonly name: string; readonly preview: DrawnPreview }
}

/** The pages of a document, made by the engine that makes its PDF: what has changed on them since the last drawing of it. */
export async function drawSheet(
  order: SheetOrder,
  last: Drawing | undefined,
  signal: AbortSignal,
): Promise<Drawing> {
  let changes = await changesOf(order, last?.told.name ?? '', signal)
  let preview = applyChanges(changes.since === null ? undefined : last?.told.preview, changes)
  if (preview === undefined) {
    changes = await changesOf(order, '', signal)
    preview = applyChanges(undefined, changes)
  }
  if (preview === undefined) throw new Error('The drawing is not whole.')
  const places = preview.places.flatMap((place) => placeOf(order.kind, place))
  return { ...preview, places, told: { name: changes.drawing, preview } }
}

function changesOf(order: SheetOrder, since: string, signal: AbortSignal): Promise<PreviewChanges> {
  const wire = engineOrder(order)
  return drawnHereOrThere(
    wire,
    async () => browserEngine?.draw(wire, since, signal),
    async () => previewChangesSchema.parse(await askServer(wire, { since }, signal)),
    signal,
  )
}

/** The pages as pictures, and the words on them; a sample, which stands for no document, has none to tell. */
export type SheetPictures = { readonly pages: readonly SheetPicture[]; readonly text: string }

/** An SVG, or a picture as it came. */
export type SheetPicture = string | Blob

export async function sheetPictures(
  order: SheetOrder,
  signal?: AbortSignal,
): Promise<SheetPictures> {
  const sample = isSample(order)
    ? await withinLimit(() => builtSample(order, signal), signal)
    : undefined
  if (sample !== undefined) return { pages: [sample], text: '' }
  const wire = engineOrder(order)
  return drawnHereOrThere(
    wire,
    async () => browserEngine?.drawPictures(wire, signal),
    async () => previewAnswerSchema.parse(await askServer(wire, {}, signal)),
    signal,
  )
}

/** In this browser once the engine is there, else by the server. */
async function drawnHereOrThere<Drawn>(
  order: EngineOrder,
  here: () => Promise<Drawn | undefined>,
  there: () => Promise<Drawn>,
  signal: AbortSignal | undefined,
): Promise<Drawn> {
  const isDrawnHere = browserEngine?.isReadyFor(order.themeId) ?? false
  const drawn = isDrawnHere ? await here() : undefined
  signal?.throwIfAborted()
  if (drawn !== undefined) return drawn
  try {
    return await there()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    // Without a connection any theme is drawn here, as far as its fonts are at hand.
    await browserEngine?.prepare(order, true)
    const offline = await here()
    if (offline === undefined) throw error
    return offline
  }
}

async function askServer(
  { kind, themeId, fields, ghosts }: EngineOrder,
  more: { readonly since?: string },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const call = {
    method: 'POST',
    path: `${previewPath(kind)}/${encodeURIComponent(themeId)}`,
    body: { ...fields, ...more, type: kind, ...(ghosts && { places: { ghosts } }) },
    mediaType: 'application/json',
    signal,
  } as const
  const answer = await withinLimit(() => api.send(call), signal)
  return answer.json()
}

// What `fetch` throws when no answer came.
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError
}

// A browser keeps six connections to a server: a page full of sheets must leave some to what the user does.
const withinLimit = createWorkLimit(4)

/** An order in the names of the wire. */
export function engineOrder({ kind, themeId, fields = {}, ghosts }: SheetOrder): EngineOrder {
  return { kind, themeId, fields, ghosts: ghosts && wireGhosts(kind, ghosts) }
}

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
