import { deliveries } from '@sheaf/contract/kept-invoices'
import { recurrenceUnits } from '@sheaf/domain/schedules/recurrence'
import { z } from 'zod'
import { hasSignedOut } from '#api/signed-out.ts'
import { packDocument, packedSchema, unpackDocument } from '#document/writing/styled-document.ts'
import { endings, type RepeatDraft } from './repeat-draft.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

// Signing out clears it by this name.
const storageKey = 'sheaf.repeat'

const text = z.string().max(10_000)

const off = z.literal('off')
const contentsSchema = z.object({
  eInvoice: off.exactOptional(),
  carryDocument: off.exactOptional(),
})

const handedSchema = z.object({
  styled: packedSchema.extend({ contents: contentsSchema.optional() }),
  running: z
    .object({
      id: text,
      rhythm: z.object({ every: text, unit: z.enum(recurrenceUnits), start: text }),
      next: text,
      free: text,
    })
    .optional(),
  every: text,
  unit: z.enum(recurrenceUnits),
  start: text,
  ending: z.enum(endings),
  lastDay: text,
  count: text,
  rises: z.array(z.object({ from: text, percent: text })),
  timeZone: text,
  deliverTo: z.enum(deliveries),
  clientEmail: text,
  mailSubject: text,
  mailMessage: text,
})

/**
 * Keeps what is being set up in this tab alone: on the way between the editor and the form, over a reload, and while its user
 * looks at what Premium costs. False where the browser keeps nothing.
 */
export function keepRepeat(
  userId: string,
  draft: RepeatDraft,
  store: Store = sessionStorage,
): boolean {
  if (hasSignedOut(userId)) return false
  const { styled } = draft
  const packed = { ...draft, styled: { ...styled, document: packDocument(styled.document) } }
  try {
    store.setItem(storageKey, JSON.stringify(packed))
    return true
  } catch {
    return false
  }
}

/** Whatever lies there that is not of this version counts as nothing. */
export function readRepeat(store: Store = sessionStorage): RepeatDraft | undefined {
  try {
    const kept = handedSchema.safeParse(JSON.parse(store.getItem(storageKey) ?? 'null')).data
    if (!kept) return undefined
    const { contents = {}, ...styled } = kept.styled
    const document = unpackDocument('invoice', styled.document)
    if (document?.kind !== 'invoice') return undefined
    const read = { ...styled, contents, document }
    return { ...kept, running: kept.running, styled: read }
  } catch {
    return undefined
  }
}

export function forgetRepeat(store: Store = sessionStorage): void {
  try {
    store.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}
