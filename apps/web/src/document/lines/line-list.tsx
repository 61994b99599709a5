import { type Line, lineText } from '@sheaf/domain/documents/document'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import {
  type CSSProperties,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePaper } from '#document/paper/paper-context.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import {
  amountWidth,
  columnTemplate,
  figureWidth,
  type LineColumn,
  lineColumns,
  needsStack,
} from './line-columns.ts'
import { lineProblems } from './line-problems.ts'
import { LineRow } from './line-row.tsx'
import { useLineActions } from './use-line-actions.ts'
import { useLineDrag } from './use-line-drag.ts'

/** The lines of the document: a table on a wide sheet, cards on a narrow one. */
export function LineList() {
  const { editor, shown, locale, problems, writePrice } = usePaper()
  const { kind, lineKeys, now, onWritten, typeLine } = editor
  const written = useMemo(() => ({ now, onWritten, typeLine }), [now, onWritten, typeLine])
  const { document, totals } = editor.computed
  const usual = useMemo(() => lineColumns(kind, shown), [kind, shown])
  const list = useRef<HTMLOListElement>(null)
  const actions = useLineActions(editor, list)
  const drag = useLineDrag(list, actions.tools.onMove)
  const tools = useMemo(
    () => ({ ...actions.tools, handle: drag.handle }),
    [actions.tools, drag.handle],
  )
  const mark = decimalMark(document)
  const { columns, amountColumn } = useWideColumns(usual)
  const isStacked = useStacked(list, columns, amountColumn ?? 0)
  return (
    <section
      aria-label="Line items"
      className="isolate"
      data-stacked={isStacked || undefined}
      style={{ '--line-columns': columnTemplate(columns, amountColumn) } as CSSProperties}
    >
      <div aria-hidden="true" className="line-head">
        {columns.map(({ name, label, isFigure }) => (
          <span key={name} className={clsx(isFigure && 'is-figure')}>
            {label}
          </span>
        ))}
        {totals !== null && <span className="is-figure">Amount</span>}
      </div>
      <ol ref={list} className={clsx('line-list', drag.dragged !== undefined && 'is-sorting')}>
        {document.lines.map((_line, index) => (
          <li
            key={lineKeys[index]}
            aria-label={`Line ${index + 1}`}
            data-line={index}
            className={clsx('line-row', drag.dragged === index && 'is-dragged')}
            style={shiftStyle(drag.shift(index))}
            onKeyDown={(event) => actions.onKeyDown(event, index)}
            onPaste={(event) => actions.onPaste(event, index)}
          >
            <LineRow
              {...{ written, index, columns, tools }}
              problems={lineProblems(problems, index)}
              remarks={lineProblems(editor.remarks ?? {}, index)}
              writePrice={writePrice}
              count={document.lines.length}
              amount={amountText(index)}
              mark={mark}
            />
          </li>
        ))}
      </ol>
      <LineButtons onAdd={actions.add} onRemoveLast={actions.removeLast} count={lineKeys.length} />
      <VisuallyHidden>
        <span role="status">{actions.said}</span>
      </VisuallyHidden>
    </section>
  )

  function amountText(index: number): string | undefined {
    const amount = totals?.lines[index]?.amount
    return amount && locale.money(amount)
  }
}

/** The columns, with room for the longest figure of each. The same objects as long as their widths are the same. */
function useWideColumns(usual: readonly LineColumn[]) {
  const { editor, locale, writePrice } = usePaper()
  const { document, totals } = editor.computed
  const lines: readonly Line[] = document.lines
  const widths = usual.map(({ name, width, isFigure }) => {
    if (!isFigure) return width
    const figures = longestOf(lines.map((line) => lineText(line, name)))
    return figureWidth(width, name === 'price' ? figures.map(writePrice) : figures)
  })
  const key = widths.join()
  const columns = useMemo(() => {
    const own = key.split(',').map(Number)
    return usual.map((column, at) => ({ ...column, width: own[at] ?? column.width }))
  }, [usual, key])
  if (!totals) return { columns, amountColumn: undefined }
  const amounts = totals.lines.map(({ amount }) => amount)
  const [first] = amounts
  const longest = longestOf(amounts.map(({ minor }) => String(minor)))
  const written = longest.map((minor) => first && locale.money({ ...first, minor: BigInt(minor) }))
  return {
    columns,
    amountColumn: figureWidth(
      amountWidth,
      written.map((text) => text ?? ''),
    ),
  }
}

// Only these are written out: there may be a thousand lines, and this is asked at every key press.
function longestOf(numbers: readonly string[]): readonly string[] {
  const longest = numbers.reduce((a, b) => (b.length > a.length ? b : a), '0')
  const greatest = numbers.reduce((a, b) => (Number(b) > Number(a) ? b : a), '0')
  return [longest, greatest]
}

function shiftStyle(by: number): CSSProperties | undefined {
  return by === 0 ? undefined : { transform: `translateY(${by}px)` }
}

type LineButtonsProps = {
  readonly onAdd: () => void
  readonly onRemoveLast: () => void
  readonly count: number
}

function LineButtons({ onAdd, onRemoveLast, count }: LineButtonsProps) {
  return (
    <div className="line-buttons">
      <button type="button" onClick={onAdd} className="paper-button">
        <Plus aria-hidden="true" />
        Add Line Item
      </button>
      {count > 1 && (
        <button type="button" onClick={onRemoveLast} className="paper-button">
          <Minus aria-hidden="true" />
          Remove Last Item
        </button>
      )}
    </div>
  )
}

/** Whether the lines stand as cards: the sheet is too narrow for their columns beside each other. */
function useStacked(
  list: RefObject<HTMLElement | null>,
  columns: readonly LineColumn[],
  amount: number,
): boolean {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return width !== undefined && needsStack(columns, amount, width)
}
