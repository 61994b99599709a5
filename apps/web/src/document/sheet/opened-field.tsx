import { type AnyPath, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { pressLineKey } from '#document/lines/line-keys.ts'
import { usePaper } from '#document/paper/paper-context.ts'
import { fontNamed, usePaperFonts } from '#document/paper/paper-fonts.ts'
import type { Place } from '#sheets/drawing/drawing.ts'
import { hasLines, SheetField } from './sheet-field.tsx'
import { labelAt } from './sheet-ghosts.ts'
import { areaStyle, sideOf } from './sheet-places.ts'
import type { OpenField } from './use-open-field.ts'

type OpenedFieldProps = {
  readonly place: Place
  readonly openField: OpenField
  /** In points. */
  readonly room: number
}

/** The field that is written, over the text that it prints, in its face and size. */
export function OpenedField({ place, openField, room }: OpenedFieldProps) {
  const paper = usePaper()
  const frame = useRef<HTMLDivElement>(null)
  const { face, field } = place
  const family = fontNamed(face.family)
  const [font = ''] = usePaperFonts(family === undefined ? [] : [family])

  useLayoutEffect(() => {
    const input = inputsIn(frame.current)[0]
    input?.focus({ preventScroll: true })
    if (input instanceof HTMLInputElement && input.type !== 'date') input.select()
    frame.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [])

  const keys = useFieldKeys(frame, field, openField)
  const look = {
    ...areaStyle(place),
    '--room': room,
    '--face': font || undefined,
    '--weight': weights[face.weight] ?? face.weight,
    '--slope': face.isItalic ? 'italic' : 'normal',
  } as CSSProperties
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot lie over a text.
    <div
      ref={frame}
      role="group"
      aria-label={labelAt(paper.editor.kind, field)}
      className="sheet-open"
      data-side={sideOf(place)}
      data-lines={hasLines(paper, field) || undefined}
      style={look}
      {...keys}
    >
      <SheetField path={field} />
    </div>
  )
}

/** Escape takes back, Tab and Enter go on, and a field that is left is closed. */
function useFieldKeys(frame: RefObject<HTMLElement | null>, field: AnyPath, openField: OpenField) {
  const paper = usePaper()
  const line = linePartsOf(field)

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return
    // The window loses the focus, not the field.
    if (!document.hasFocus()) return
    if (openField.field === field) openField.close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      openField.revert()
    } else if (event.key === 'Tab') onTab(event)
    else if (isSelect(event.target)) return
    else if (line) onLineKey(event, line)
    else if (event.key === 'Enter') onEnter(event)
  }

  function onTab(event: KeyboardEvent) {
    const inputs = inputsIn(frame.current)
    const edge = event.shiftKey ? inputs[0] : inputs.at(-1)
    if (event.target !== edge) return
    if (openField.go(event.shiftKey ? -1 : 1)) event.preventDefault()
  }

  function onLineKey(event: KeyboardEvent, { index, name }: NonNullable<typeof line>) {
    const { lines } = paper.editor.document
    pressLineKey(
      event,
      lines,
      { index, field: name },
      {
        remove: openField.removeLine,
        move: openField.moveLine,
        add: () => openField.addLine(),
        goTo: (cell) => openField.open(linePath(cell.index, name)),
      },
    )
  }

  function onEnter(event: KeyboardEvent) {
    if (hasLines(paper, field) && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    openField.close()
  }

  return { onBlur, onKeyDown }
}

const weights: Readonly<Record<string, string>> = {
  thin: '100',
  light: '300',
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
  extrabold: '800',
  black: '900',
}

function isSelect(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement
}

function inputsIn(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])]
}
