import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type AnyPath, linePartsOf, linePath } from '@sheaf/domain/documents/field-path'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { lineKey } from '#document/lines/line-keys.ts'
import { usePaper } from '#document/paper/paper-context.ts'
import { fontNamed, usePaperFonts } from '#document/paper/paper-fonts.ts'
import { isBlank } from '#document/writing/document-state.ts'
import type { Place } from '#sheets/drawing/drawing.ts'
import { hasLines, SheetField } from './sheet-field.tsx'
import { labelAt } from './sheet-ghosts.ts'
import { areaStyle } from './sheet-places.ts'
import type { OpenField } from './use-open-field.ts'

type OpenedFieldProps = {
  readonly place: Place
  readonly openField: OpenField
}

/** The field that is written, over the text that it prints, in its face and size. */
export function OpenedField({ place, openField }: OpenedFieldProps) {
  const paper = usePaper()
  const frame = useRef<HTMLDivElement>(null)
  const { face, field, align } = place
  const family = fontNamed(face.family)
  const [font = ''] = usePaperFonts(family === undefined ? [] : [family])

  useLayoutEffect(() => {
    const input = inputsIn(frame.current)[0]
    input?.focus({ preventScroll: true })
    if (input instanceof HTMLInputElement && input.type === 'text') input.select()
    frame.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [])

  const keys = useFieldKeys(frame, field, openField)
  const look = {
    ...areaStyle(place),
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
      data-label={labelAt(paper.editor.kind, field)}
      data-align={align}
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
    else if (linePartsOf(field)) onLineKey(event, paper.editor.document, field, openField)
    else if (event.key === 'Enter' && !isSelect(event.target)) onEnter(event)
  }

  function onTab(event: KeyboardEvent) {
    const inputs = inputsIn(frame.current)
    const edge = event.shiftKey ? inputs[0] : inputs.at(-1)
    if (event.target !== edge) return
    if (openField.go(event.shiftKey ? -1 : 1)) event.preventDefault()
  }

  function onEnter(event: KeyboardEvent) {
    if (hasLines(paper, field) && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    openField.close()
  }

  return { onBlur, onKeyDown }
}

function onLineKey(
  event: KeyboardEvent<HTMLElement>,
  document: BusinessDocument,
  field: AnyPath,
  openField: OpenField,
): void {
  const line = linePartsOf(field)
  if (!line || isSelect(event.target)) return
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event
  const { index, name } = line
  const own = document.lines[index]
  const count = document.lines.length
  const isEmptyStart =
    name === 'description' && count > 1 && own?.description === '' && isBlank(own)
  const press = { key, altKey, shiftKey, ctrlKey, metaKey, isComposing: false }
  const asked = lineKey(press, isEmptyStart)
  if (asked === undefined) return
  event.preventDefault()
  if (asked === 'remove') openField.removeLine(index)
  else if (asked === 'up' && index > 0) openField.moveLine(index, index - 1)
  else if (asked === 'down' && index < count - 1) openField.moveLine(index, index + 1)
  else if (asked === 'next' && index === count - 1) openField.addLine()
  else if (asked === 'next') openField.open(linePath(index + 1, name))
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
