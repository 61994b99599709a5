import type { Place as WirePlace } from '@sheaf/contract/places'
import { previewPath } from '@sheaf/contract/preview'
import { type PreviewAnswer, previewAnswerSchema } from '@sheaf/contract/preview-answer'
import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import { type AnyPath, isAnyPath } from '@sheaf/domain/documents/field-path'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { api } from '#api/client.ts'
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

/** The pages of a document, made by the engine that makes its PDF. */
export async function drawSheet(order: SheetOrder, signal?: AbortSignal): Promise<Drawing> {
  const { kind, themeId, fields, ghosts } = order
  const answer = await withinLimit(
    () =>
      api.send({
        method: 'POST',
        path: `${previewPath(kind)}/${encodeURIComponent(themeId)}`,
        body: {
          ...fields,
          type: kind,
          ...(ghosts && { places: { ghosts: wireGhosts(kind, ghosts) } }),
        },
        mediaType: 'application/json',
        signal,
      }),
    signal,
  )
  const drawing = previewAnswerSchema.parse(await answer.json())
  return { ...drawing, places: drawing.places.flatMap((place) => placeOf(kind, place)) }
}

// A browser keeps six connections to a server: a page full of sheets must leave some to what the user does.
const withinLimit = createWorkLimit(4)

function wireGhosts(kind: DocumentKind, ghosts: Readonly<Partial<Record<AnyPath, string>>>) {
  return Object.fromEntries(
    Object.entries(ghosts).map(([path, text]) => [wirePath(kind, path), text]),
  )
}

function placeOf(kind: DocumentKind, place: WirePlace): Place[] {
  const field = pathOnWire(kind, place.field)
  return field !== undefined && isAnyPath(field) ? [{ ...place, field }] : []
}
