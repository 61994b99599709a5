import { lineText } from '@sheaf/domain/documents/document'
import { type AnyPath, labelKeyOf, linePartsOf } from '@sheaf/domain/documents/field-path'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { emailProblem } from '@sheaf/domain/documents/issue-problems'
import clsx from 'clsx'
import { Plus } from 'lucide-react'
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { SheetNote } from '#document/fields/sheet-note.tsx'
import { LineMenu } from '#document/lines/line-tools.tsx'
import { type PaperState, usePaper } from '#document/paper/paper-context.ts'
import type { Place } from '#sheets/drawing/drawing.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { OpenedField } from './opened-field.tsx'
import { labelAt } from './sheet-ghosts.ts'
import { areaStyle, linesOn, nearest, placeFor, roomOf } from './sheet-places.ts'
import type { OpenField } from './use-open-field.ts'

type SheetFieldsProps = {
  readonly page: number
  /** In points. */
  readonly pageWidth: number
  readonly places: readonly Place[]
  readonly openField: OpenField
}

/** What lies on a page: a button on every field, the field that is open, and what can be done with lines. */
export function SheetFields({ page, pageWidth, places, openField }: SheetFieldsProps) {
  const layer = useRef<HTMLDivElement>(null)
  const own = places.filter((place) => place.page === page)
  const opened = useOpenedPlace(places, openField.field)
  useFocusBack(layer, openField.field, own)

  const pressed = useRef<Pressed>(undefined)

  // Letters are small under a finger: what is large enough to be hit overlaps, and the nearest letters are meant.
  function meantBy({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const button = fieldOf(target)
    if (target !== currentTarget && button === undefined) return undefined
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = pageWidth / width
    const point = { x: (clientX - left) * scale, y: (clientY - top) * scale }
    const reach = button === undefined ? 12 * scale : Number.POSITIVE_INFINITY
    return nearest(own, point, reach)
  }

  // The sheet may move between press and release, when what was just written is drawn: what was pressed is meant, unless
  // the hand thought better of it and went elsewhere.
  function openMeant(event: MouseEvent<HTMLElement>) {
    const isByKey = event.detail === 0
    const before = isByKey ? undefined : pressed.current
    pressed.current = undefined
    if (before !== undefined && hasLeft(before, event)) return
    const meant = isByKey ? fieldOf(event.target) : (before?.field ?? meantBy(event))
    if (meant !== undefined) openField.open(meant)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The buttons on it do the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: The buttons on it do the same by keyboard.
    <div
      ref={layer}
      data-theme="light"
      className="sheet-fields"
      style={{ '--page-width': pageWidth } as CSSProperties}
      onPointerDown={(event) => {
        const { clientX, clientY } = event
        pressed.current = { field: meantBy(event), clientX, clientY }
      }}
      onClick={openMeant}
    >
      {own.map((place) => (
        <FieldButton key={place.field} place={place} isOpen={place.field === openField.field} />
      ))}
      <LineMargin page={page} places={places} openField={openField} />
      {opened?.page === page && (
        <OpenedField
          key={opened.field}
          place={opened}
          openField={openField}
          room={roomOf(own, opened, pageWidth)}
        />
      )}
    </div>
  )
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>
type Pressed = Point & { readonly field: AnyPath | undefined }

/** Further than a hand trembles. */
const farAway = 24

function hasLeft(pressed: Point, released: Point): boolean {
  const [x, y] = [released.clientX - pressed.clientX, released.clientY - pressed.clientY]
  return Math.hypot(x, y) > farAway
}

function fieldOf(target: EventTarget): AnyPath | undefined {
  return target instanceof HTMLElement ? (target.dataset.field as AnyPath | undefined) : undefined
}

/** A field that vanishes from the sheet while it is written, such as an emptied one, stays open where it was. */
function useOpenedPlace(places: readonly Place[], field: AnyPath | undefined): Place | undefined {
  const place = useMemo(
    () => (field === undefined ? undefined : placeFor(places, field)),
    [places, field],
  )
  const [last, setLast] = useState(place)
  if (place && place !== last) setLast(place)
  return place ?? (last?.field === field ? last : undefined)
}

/** When a field closes without another one opening, its button has the focus again. */
function useFocusBack(
  layer: RefObject<HTMLElement | null>,
  field: AnyPath | undefined,
  own: readonly Place[],
): void {
  const last = useRef(field)
  useLayoutEffect(() => {
    const closed = last.current
    last.current = field
    if (field !== undefined || closed === undefined) return
    if (document.activeElement !== document.body) return
    if (!own.some((place) => place.field === closed)) return
    layer.current
      ?.querySelector<HTMLElement>(`button[data-field="${closed}"]`)
      ?.focus({ preventScroll: true })
  }, [layer, field, own])
}

type FieldButtonProps = {
  readonly place: Place
  readonly isOpen: boolean
}

/** The layer that it lies on hears its clicks. */
function FieldButton({ place, isOpen }: FieldButtonProps) {
  const paper = usePaper()
  const isLabel = labelKeyOf(place.field) !== undefined
  const noteId = useId()
  const label = labelAt(paper.editor.kind, place.field)
  const problem = paper.problems[place.field] ?? wrongEmail(paper, place.field)
  const remark = paper.editor.remarks?.[place.field]
  const note = problem ?? remark
  const said = spokenValue(paper, place.field)
  return (
    <>
      <button
        type="button"
        data-field={place.field}
        title={isLabel ? 'Rename label' : label}
        // Whoever goes by keyboard passes over the labels and finds them in the list beside the sheet.
        tabIndex={isLabel ? -1 : undefined}
        aria-label={
          isLabel ? `${label}, rename` : `${label}, ${said === '' ? 'empty' : said}, edit`
        }
        aria-describedby={note ? noteId : undefined}
        hidden={isOpen}
        className={clsx(
          'sheet-field',
          isLabel && 'is-label',
          problem && 'is-wrong',
          !problem && remark && 'is-remarked',
        )}
        style={areaStyle(place)}
      />
      {note && !isOpen && (
        <span className={problem ? 'sheet-problem' : 'sheet-remark'} style={areaStyle(place)}>
          <SheetNote id={noteId} text={note} isRemark={!problem} />
        </span>
      )}
    </>
  )
}

function wrongEmail({ editor, table }: PaperState, path: AnyPath): string | undefined {
  const own = path as FieldPath
  return table[own]?.type === 'email' ? emailProblem(editor.text(own)) : undefined
}

/** What the field holds, as a listener would want it said. */
function spokenValue({ editor, locale }: PaperState, path: AnyPath): string {
  const line = linePartsOf(path)
  if (line) return spoken(lineText(editor.document.lines[line.index] ?? {}, line.name))
  const own = path as FieldPath
  const text = editor.text(own)
  return spoken(fields[own]?.type === 'day' && text !== '' ? locale.day(text) : text)
}

function spoken(text: string): string {
  return text.replaceAll('\n', ', ')
}

const toolLook = 'size-5.5! bg-paper shadow-sheet pointer-coarse:size-7! [&_svg]:size-3.5!'

type LineMarginProps = Pick<SheetFieldsProps, 'page' | 'places' | 'openField'>

/** In the margins of the sheet, beside the lines. */
function LineMargin({ page, places, openField }: LineMarginProps) {
  const { editor } = usePaper()
  const count = editor.document.lines.length
  const lines = linesOn(places, page).filter(({ index }) => index < count)
  const last = lines.at(-1)
  const current = openField.field === undefined ? undefined : linePartsOf(openField.field)?.index
  return (
    <>
      {lines.map(({ index, top }) => (
        <span
          key={editor.lineKeys[index]}
          className="sheet-line"
          data-current={current === index || undefined}
          style={{ '--y': top } as CSSProperties}
        >
          <LineMenu
            {...{ index, count }}
            className={toolLook}
            onMove={openField.moveLine}
            onDuplicate={openField.duplicateLine}
            onRemove={openField.removeLine}
          />
        </span>
      ))}
      {last?.index === count - 1 && (
        <span className="sheet-add" style={{ '--y': last.bottom } as CSSProperties}>
          <Tooltip text="Add line item">
            <IconButton
              label="Add line item"
              className={toolLook}
              onClick={() => openField.addLine()}
            >
              <Plus />
            </IconButton>
          </Tooltip>
        </span>
      )}
    </>
  )
}
