import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { couldAct, cutTo, harmless, onOneLine, withLines } from '../files/harmless.ts'
import { changed, type Found, refused } from './program.ts'

/** One column of a program's table, and what stands in it. */
export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => string
  /** Of a text that people wrote; a figure, a day or a code of ours needs no care. */
  readonly text?: TextRules<Row>
}

type TextRules<Row> = {
  readonly label: string
  readonly max?: number
  /** What is longer is refused, since half of it would name something else. */
  readonly isWhole?: true
  readonly keepsLines?: true
  readonly field?: (row: Row) => AnyPath | undefined
}

type Table = { readonly rows: string[][]; readonly findings: Found[] }

/** The rows of a table, each text made harmless and cut to its room, with what became of it. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return written(columns, rows, { canAct: true })
}

/** The same for a file that knows texts from formulas: there, a text is left as it is. */
export function tableOfTexts<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return written(columns, rows, { canAct: false })
}

function written<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { canAct }: { readonly canAct: boolean },
): Table {
  const findings = new Map<string, Found>()
  const texts = rows.map((row) =>
    columns.map((column) => {
      const raw = column.cell(row)
      if (!column.text) return raw
      const text = column.text.keepsLines ? withLines(raw) : onOneLine(raw)
      const { label, max, field } = column.text
      const at = field?.(row)
      const faults = [
        ...tooLong(text, column.text, at),
        ...(canAct && couldAct(text) ? [likeFormula(label, at)] : []),
      ]
      for (const found of faults) findings.set(`${found.id} ${found.field}`, found)
      const inert = canAct ? harmless(text) : text
      return max === undefined ? inert : cutTo(inert, max)
    }),
  )
  return { rows: texts, findings: [...findings.values()] }
}

function tooLong<Row>(
  text: string,
  { label, max, isWhole }: TextRules<Row>,
  field: AnyPath | undefined,
): Found[] {
  if (max === undefined || text.length <= max) return []
  const at = field === undefined ? {} : { field }
  return isWhole
    ? [
        refused(
          'text.long',
          `${label} has ${text.length} characters. The program takes ${max}.`,
          at,
        ),
      ]
    : [changed('text.long', `${label} is cut to ${max} characters.`, at)]
}

function likeFormula(label: string, field: AnyPath | undefined): Found {
  const message = `${label} begins like a formula, so an apostrophe is put before it.`
  return changed('text.formula', message, field === undefined ? {} : { field })
}

export function headingOf<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(({ name }) => name)
}
