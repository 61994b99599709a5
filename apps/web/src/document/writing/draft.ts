import { decode, encode } from '@sheaf/contract/wire/codec'
import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'
import { hasSignedOut } from '#api/signed-out.ts'
import type { Design } from '#sheets/templates/look.ts'

/** A document and its look: all that a PDF is made of, and that a draft keeps. */
export type StyledDocument = {
  readonly document: BusinessDocument
  readonly themeId: string
  readonly design: Design
}

/** Whose draft, and of what: on a shared machine nobody finds the draft of another. */
export type DraftPlace = { readonly userId: string; readonly kind: DocumentKind }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const version = 1

// Browsers give one site some five million characters for everything.
const mostCharacters = 600_000

const draftSchema = z.object({
  version: z.literal(version),
  document: z.unknown(),
  themeId: z.string().max(100),
  design: z.object({
    primaryColor: z.string().max(20),
    secondaryColor: z.string().max(20),
    fontFamily: z.enum(fontFamilies),
  }),
})

/** Whatever lies there that is not a draft of this version counts as none. */
export function readDraft(
  place: DraftPlace,
  store: Store = localStorage,
): StyledDocument | undefined {
  try {
    const kept = draftSchema.safeParse(JSON.parse(store.getItem(keyOf(place)) ?? 'null')).data
    const wire = wireSchema(place.kind).safeParse(kept?.document).data
    if (!kept || !wire) return undefined
    return {
      document: decode(place.kind, wire),
      themeId: kept.themeId,
      design: kept.design,
    }
  } catch {
    return undefined
  }
}

/** False when it could not be kept: too long, its writer has signed out, or the browser keeps nothing. */
export function keepDraft(
  place: DraftPlace,
  draft: StyledDocument,
  store: Store = localStorage,
): boolean {
  if (hasSignedOut(place.userId)) return false
  const text = JSON.stringify({ version, ...draft, document: encode(compute(draft.document)) })
  try {
    if (text.length > mostCharacters) throw new RangeError('The draft is too long to keep')
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

function keyOf({ userId, kind }: DraftPlace): string {
  return `sheaf.draft.${kind}.${userId}`
}
