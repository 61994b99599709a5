import type { NumberSeriesList, SaveSeries } from '@sheaf/contract/number-series'
import { type KeptSender, type SaveSender, senderName } from '@sheaf/contract/sender'
import type { Theme } from '@sheaf/contract/themes'
import { pathOnWire } from '@sheaf/contract/wire/wire-names'
import type { FieldValues } from '@sheaf/domain/documents/document'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { type Moment, newDocument } from '@sheaf/domain/documents/new-document'
import { seriesOfNumber } from '@sheaf/domain/documents/number-series'
import { type Sender, senderPaths, senderValues, withSender } from '@sheaf/domain/documents/sender'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { type Look, lookOf } from '#sheets/templates/look.ts'
import { type Setup, withSetup } from './setup.ts'

/** What the account keeps, as documents know it. */
export function senderOf({ fields }: KeptSender): Sender {
  const values = Object.entries(fields).flatMap(([name, value]) => {
    const path = senderPaths.find((each) => each === pathOnWire('invoice', name))
    return path ? [[path, value] as const] : []
  })
  return { values: Object.fromEntries(values) }
}

/** A new document, set up for where its writer is, from whoever keeps their details. */
export function blankFrom(
  kind: DocumentKind,
  sender: KeptSender | undefined,
  moment: Moment,
  setup?: Setup,
) {
  const blank = newDocument(kind, moment)
  const placed = setup ? withSetup(blank, setup) : blank
  return sender ? withSender(placed, senderOf(sender)) : placed
}

/** The look that a new document of a kind gets. */
export function lookFrom(
  kind: DocumentKind,
  sender: KeptSender | undefined,
  offered: readonly Theme[],
): Pick<Look, 'chosen'> & { readonly themeId: string | undefined } {
  const { themes, ...design } = sender?.look ?? {}
  const chosen = Object.fromEntries(Object.entries(design).filter(([, each]) => each !== undefined))
  return { themeId: offered.find(({ id }) => id === themes?.[kind])?.id, chosen }
}

export type KeepSource = StyledDocument & {
  readonly theme: Theme
  /** Nobody has said yet whether the tax is right: it is not theirs. */
  readonly isTaxOpen: boolean
  /** It was handed out: its number is used up. */
  readonly isIssued: boolean
}

/** What is kept of a document, over what was kept before. */
export function keptFrom(source: KeepSource, before: KeptSender): SaveSender {
  const { document, theme, design, isTaxOpen } = source
  const { kind } = document
  const values = Object.entries(senderValues(document)).filter(
    ([path]) => !(isTaxOpen && path.startsWith('tax.')),
  )
  return {
    fields: { ...before.fields, ...fieldsFrom(Object.fromEntries(values)) },
    look: { ...lookOf(theme, design).chosen, themes: { ...before.look.themes, [kind]: theme.id } },
  }
}

/** Whether keeping this document's details would change anything. */
export function isKept(source: KeepSource, kept: KeptSender): boolean {
  const { fields, look } = keptFrom(source, kept)
  return kept.updatedAt !== null && isSame(fields, kept.fields) && isSame(look, kept.look)
}

/** The series that the number of a document begins, for those who have none for its kind yet. */
export function seriesFrom(
  { document, isIssued }: Pick<KeepSource, 'document' | 'isIssued'>,
  list: NumberSeriesList,
): SaveSeries | undefined {
  const { kind, number, issuedOn } = document
  const found = list[kind] ? undefined : seriesOfNumber(number, issuedOn)
  if (!found) return undefined
  const { pattern, restarts, counter } = found
  const last = isIssued ? counter : counter - 1n
  return { kind, pattern, restarts, lastNumber: last > 0n ? String(last) : '' }
}

export function fieldsFrom(values: FieldValues): KeptSender['fields'] {
  const named = Object.entries(values).map(([path, value]) => [
    senderName(path as FieldPath),
    value,
  ])
  return Object.fromEntries(named)
}

function isSame(one: object, other: object): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(value: object): string {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== '')
  return JSON.stringify(
    entries
      .map(([name, each]) => [name, typeof each === 'object' ? inOrder(each) : each])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
