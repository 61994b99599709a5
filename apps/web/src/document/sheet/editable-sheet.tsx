import { encode } from '@sheaf/contract/wire/codec'
import { type AnyPath, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isEInvoiceField } from '#document/e-invoice/own-fields.ts'
import { DepositsPanel } from '#document/paper/deposits-panel.tsx'
import { nextInSeries } from '#document/paper/facts.tsx'
import { MoreOptions } from '#document/paper/more-options.tsx'
import { type PaperProps, usePaperLook } from '#document/paper/paper.tsx'
import { type FieldProblems, PaperContext, usePaperState } from '#document/paper/paper-context.ts'
import { PaymentCodeSwitch } from '#document/paper/payment-code-switch.tsx'
import { TaxQuestion } from '#document/paper/tax-question.tsx'
import { UndoTools } from '#document/writing/undo-tools.tsx'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { LiveSheet } from '#sheets/drawing/live-sheet.tsx'
import { type Following, useFollowing } from '#sheets/drawing/use-following.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import './editable-sheet.css'
import { useOptions } from '#document/paper/use-options.ts'
import type { FieldCall } from '#document/writing/field-call.ts'
import { useOrdersAhead } from '#document/writing/use-orders-ahead.ts'
import { useUndoKeys } from '#document/writing/use-undo-keys.ts'
import { SheetFields } from './sheet-fields.tsx'
import { ghostsOf, labelAt } from './sheet-ghosts.ts'
import { placeFor, readingOrder } from './sheet-places.ts'
import { useOpenField } from './use-open-field.ts'

type EditableSheetProps = PaperProps & {
  /** Somebody is sent to a field that this sheet has no place for. */
  readonly onUnplaced: () => void
}

/** The printed sheet itself, to be written on: a click on a text opens its field where it stands. */
export function EditableSheet(props: EditableSheetProps) {
  const { editor, theme, design, problems, logo, startsWithFocus = false } = props
  const { computed, kind } = editor
  const { shown, toggle } = useOptions(editor)
  const state = usePaperState(editor, problems, shown)
  const orderOf = useCallback(
    (written: ComputedDocument) => ({
      kind,
      themeId: theme.id,
      fields: { ...encode(written), ...design },
      ghosts: ghostsOf(written.document, shown),
    }),
    [kind, theme.id, design, shown],
  )
  const order = useMemo(() => orderOf(computed), [orderOf, computed])
  const following = useFollowing(order, useOrdersAhead(editor, orderOf))
  const { drawing, isDrawing } = following
  const places = useMemo(() => readingOrder(drawing?.places ?? []), [drawing])
  const openField = useOpenField(editor, places)
  const sheet = useRef<HTMLDivElement>(null)
  useUndoKeys(sheet, editor)
  useFirstField(startsWithFocus, places, openField.open)
  useRefusedField(problems, places, openField.open)
  const isDrawn = editor.call !== undefined && (following.isFailed || isDrawingOf(following, order))
  useCalledPlace(editor.call, { places, isDrawn }, openField.open, props.onUnplaced)
  return (
    <PaperContext value={state}>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex min-w-0 items-center justify-between gap-3">
          <div className="min-w-0">{logo}</div>
          {/* Beside the sheet, where it covers nothing. A listener hears it from the field itself. */}
          <p aria-hidden="true" className="mr-auto truncate text-ink-soft text-small">
            {openField.field !== undefined && labelAt(kind, openField.field)}
            {openField.field === 'number' &&
              editor.numberFollows &&
              `: ${nextInSeries.toLowerCase()}`}
          </p>
          <UndoTools editor={editor} className="flex" />
        </div>
        <TaxQuestion />
        <div
          ref={sheet}
          style={usePaperLook(theme, design)}
          className="editable-sheet"
          data-drawing={isDrawing || undefined}
        >
          <LiveSheet
            {...{ order, following }}
            label=""
            shows="all"
            overlay={(page) =>
              drawing && (
                <SheetFields {...{ page, places, openField }} pageWidth={drawing.pageSize.width} />
              )
            }
          />
        </div>
        <VisuallyHidden>
          <span role="status">{openField.said}</span>
        </VisuallyHidden>
        <DepositsPanel />
        <PaymentCodeSwitch editor={editor} />
        <MoreOptions onToggle={toggle} />
      </div>
    </PaperContext>
  )
}

type Places = Parameters<typeof placeFor>[0]

/** Opens the field that somebody is sent to, once the sheet has a place for it. */
function useCalledPlace(
  call: FieldCall | undefined,
  { places, isDrawn }: { readonly places: Places; readonly isDrawn: boolean },
  open: (field: AnyPath) => void,
  onUnplaced: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a call or another drawing is a reason to look.
  useEffect(() => {
    if (!call) return
    const line = linePartsOf(call.path)
    // On the sheet a unit stands in the field of its quantity.
    const place =
      placeFor(places, call.path) ?? (line && placeFor(places, linePath(line.index, 'quantity')))
    if (place) {
      open(place.field)
      call.answer()
    } else if (isDrawn && !isEInvoiceField(call.path)) onUnplaced()
  }, [call, places, isDrawn])
}

// An order that was handed over before it was rendered is another object that says the same.
function isDrawingOf({ order: drawn, isDrawing }: Following, order: SheetOrder): boolean {
  return !isDrawing && drawn !== undefined && JSON.stringify(drawn) === JSON.stringify(order)
}

/** Once, when the sheet comes: the first of the usual fields that is empty. A phone would open its keyboard over it. */
function useFirstField(isWanted: boolean, places: Places, open: (field: AnyPath) => void): void {
  const [isDone, setIsDone] = useState(!isWanted)
  useEffect(() => {
    if (isDone || places.length === 0) return
    setIsDone(true)
    if (window.matchMedia('(pointer: coarse)').matches) return
    const usual = /^(sender|receiver)\.name$|\.description$/
    const empty = places.find(({ field, isGhost }) => isGhost && usual.test(field))
    if (empty) open(empty.field)
  }, [isDone, places, open])
}

/** A refusal opens the first field that it names. */
function useRefusedField(
  problems: FieldProblems,
  places: Places,
  open: (field: AnyPath) => void,
): void {
  const names = Object.keys(problems).join()
  const [seen, setSeen] = useState('')
  useEffect(() => {
    if (names === seen || places.length === 0) return
    setSeen(names)
    const isNew = (field: AnyPath) => field in problems && !seen.split(',').includes(field)
    const refused = places.find(({ field }) => isNew(field))
    if (refused) open(refused.field)
  }, [names, seen, problems, places, open])
}
