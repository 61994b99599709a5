import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { z } from 'zod'
import { hasSignedOut } from '#api/signed-out.ts'
import {
  packDocument,
  packedSchema,
  type StyledDocument,
  unpackDocument,
} from './styled-document.ts'
import {
  packedTranslationSchema,
  packTranslation,
  type Translation,
  unpackTranslation,
} from './translation.ts'

/** Whose draft, of what, and which: on a shared machine nobody finds the draft of another, and no tab that of its neighbor. */
export type DraftPlace = {
  readonly userId: string
  readonly kind: DocumentKind
  readonly id: string
}

export type Draft = StyledDocument & {
  /** What 'Start over' goes back to, such as a sheet with the company of its template. Undefined: a blank one. */
  readonly basis?: BusinessDocument | undefined
  /** What was written before it was translated. */
  readonly translation?: Translation | undefined
  /** Somebody has written on it, so that it is worth offering again. */
  readonly isTouched: boolean
  /** In milliseconds, as clocks count. */
  readonly keptAt: number
}

export type ListedDraft = Draft & { readonly id: string }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const version = 1

// Browsers give one site some five million characters for everything.
const mostCharacters = 600_000
const mostDrafts = 20

const draftSchema = packedSchema.extend({
  version: z.literal(version),
  basis: z.unknown().optional(),
  translation: packedTranslationSchema.optional(),
  isTouched: z.boolean().default(true),
  keptAt: z.number().default(0),
})

export function newDraftId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Whatever lies there that is not a draft of this version counts as none. */
export function readDraft(place: DraftPlace, store: Store = localStorage): Draft | undefined {
  const { kind } = place
  try {
    const kept = draftSchema.safeParse(JSON.parse(store.getItem(keyOf(place)) ?? 'null')).data
    const document = kept && unpackDocument(kind, kept.document)
    if (!document) return undefined
    const { themeId, design, takesNumber, isTouched, keptAt } = kept
    const basis = unpackDocument(kind, kept.basis)
    const translation = unpackTranslation(kind, kept.translation)
    return { document, themeId, design, takesNumber, basis, translation, isTouched, keptAt }
  } catch {
    return undefined
  }
}

/** False when it could not be kept: too long, its writer has signed out, or the browser keeps nothing. */
export function keepDraft(place: DraftPlace, draft: Draft, store: Store = localStorage): boolean {
  if (hasSignedOut(place.userId)) return false
  const { document, basis, translation } = draft
  const text = JSON.stringify({
    ...draft,
    version,
    document: packDocument(document),
    basis: basis && packDocument(basis),
    translation: translation && packTranslation(translation),
  })
  try {
    if (text.length > mostCharacters) throw new RangeError('This draft is too long to save')
    if (store.getItem(keyOf(place)) === null) makeRoom(place.userId, store)
    store.setItem(keyOf(place), text)
    return true
  } catch {
    // An older state must not come back as if it were the last.
    clearDraft(place, store)
    return false
  }
}

export function clearDraft(place: DraftPlace, store: Store = localStorage): void {
  try {
    store.removeItem(keyOf(place))
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}

/** The unfinished documents of a kind that somebody has written on, the last one first. */
export function listDrafts(
  userId: string,
  kind: DocumentKind,
  store: Store = localStorage,
): readonly ListedDraft[] {
  return placesOf(userId, store)
    .filter((place) => place.kind === kind)
    .flatMap((place) => {
      const draft = readDraft(place, store)
      return draft?.isTouched ? [{ ...draft, id: place.id }] : []
    })
    .toSorted((a, b) => b.keptAt - a.keptAt)
}

/** Begins a draft of its own that a screen can be opened with. Undefined where this browser keeps none. */
export function beginDraft(
  userId: string,
  styled: StyledDocument,
  isTouched = true,
): string | undefined {
  const { kind } = styled.document
  const id = newDraftId()
  const draft = { ...styled, isTouched, keptAt: Date.now() }
  return keepDraft({ userId, kind, id }, draft) ? id : undefined
}

function makeRoom(userId: string, store: Store): void {
  const places = placesOf(userId, store)
  const oldest = places
    .map((place) => ({ place, keptAt: readDraft(place, store)?.keptAt ?? 0 }))
    .toSorted((a, b) => a.keptAt - b.keptAt)
  for (const { place } of oldest.slice(0, Math.max(0, 1 + places.length - mostDrafts))) {
    clearDraft(place, store)
  }
}

const prefix = 'sheaf.draft.'

// The key ends with the user: by that it is found when they sign out.
function keyOf({ userId, kind, id }: DraftPlace): string {
  return `${prefix}${kind}.${id}.${userId}`
}

function placesOf(userId: string, store: Store): DraftPlace[] {
  try {
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
    return keys.flatMap((key) => {
      if (!key.startsWith(prefix) || !key.endsWith(`.${userId}`)) return []
      const [name, id = ''] = key.slice(prefix.length).split('.')
      const kind = documentKinds.find((each) => each === name)
      return kind ? [{ userId, kind, id }] : []
    })
  } catch {
    return []
  }
}
