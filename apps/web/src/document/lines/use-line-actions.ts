import { limits } from '@sheaf/domain/documents/field-schemas'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'
import { rowsFromClipboard } from './clipboard-rows.ts'
import { pressLineKey } from './line-keys.ts'

type FocusTarget = { readonly index: number; readonly field: string }

const firstField = 'description'

/** Adds, moves, duplicates, removes and pastes whole lines. The focus goes along; a status says what happened. */
export function useLineActions(editor: DocumentEditor, list: RefObject<HTMLElement | null>) {
  const [said, say] = useState('')
  const focusNext = useRef<FocusTarget>(undefined)
  const { document, moveLine, duplicateLine, removeLine, addLine, pasteLines } = editor
  const count = document.lines.length

  // Every change of the lines is followed by one drawing: then the line that was asked for is there.
  useLayoutEffect(() => {
    if (!focusNext.current) return
    focusCell(list.current, focusNext.current)
    focusNext.current = undefined
  })

  const tools = useMemo(
    () => ({
      onMove(from: number, to: number) {
        const field = focusedField(list.current)
        if (field !== undefined) focusNext.current = { index: to, field }
        moveLine(from, to)
        say(`Line ${from + 1} is now line ${to + 1}.`)
      },
      onDuplicate(index: number) {
        focusNext.current = { index: index + 1, field: firstField }
        duplicateLine(index)
        say(`Line ${index + 1} duplicated.`)
      },
      onRemove(index: number) {
        focusNext.current = { index: Math.max(0, index - 1), field: firstField }
        removeLine(index)
        say(`Line ${index + 1} deleted.`)
      },
    }),
    [list, moveLine, duplicateLine, removeLine],
  )

  function add() {
    if (count >= limits.lines) return say(`A document can have up to ${limits.lines} line items.`)
    focusNext.current = { index: count, field: firstField }
    addLine()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    if (!isCell(event.target)) return
    const cell = { index, field: fieldOf(event.target) }
    const goTo = (target: FocusTarget) => focusCell(list.current, target)
    const { onRemove: remove, onMove: move } = tools
    pressLineKey(event, document.lines, cell, { remove, move, add, goTo })
  }

  function onPaste(event: ClipboardEvent, index: number) {
    const { clipboardData } = event
    const rows = rowsFromClipboard(
      clipboardData.getData('text/plain'),
      clipboardData.getData('text/html'),
    )
    if (!rows) return
    event.preventDefault()
    pasteLines(index, rows)
    say(rows.length === 1 ? '1 row pasted.' : `${rows.length} rows pasted.`)
  }

  function removeLast() {
    // With the last line but one its button goes, too.
    if (count === 2) focusNext.current = { index: 0, field: firstField }
    removeLine(count - 1)
    say(`Line ${count} deleted.`)
  }

  return { said, tools, add, onKeyDown, onPaste, removeLast }
}

type CellElement = HTMLInputElement | HTMLTextAreaElement

function isCell(target: EventTarget): target is CellElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function fieldOf({ name }: CellElement): string {
  return name.split('.').at(-1) ?? firstField
}

function focusedField(list: HTMLElement | null): string | undefined {
  const { activeElement } = window.document
  if (!activeElement || !isCell(activeElement) || !list?.contains(activeElement)) return undefined
  return fieldOf(activeElement)
}

function focusCell(list: HTMLElement | null, { index, field }: FocusTarget): void {
  list?.querySelector<HTMLElement>(`[name="lines.${index}.${field}"]`)?.focus()
}
