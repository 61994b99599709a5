import { labelKeyOf, labelPath } from '@sheaf/domain/documents/field-path'
import { englishLabels, readAloud } from '@sheaf/domain/locale/words/labels'
import { stringsIn } from '../text/strings-in.ts'
import type { ViewModel } from '../view-model/view-model.ts'
import { type Change, first, mapFields, mapRow } from './map-fields.ts'
import { mapLabels } from './map-labels.ts'

/** What the base of the themes needs to tell fields by what is printed. */
export type NamedFields = {
  /** The fields in each part of the page. */
  readonly parts: Readonly<Record<string, FieldsByText>>
  /** The fields in each row of the table, none of which knows the others. */
  readonly rows: readonly FieldsByText[]
}

/** The field that reads so, and whether its text only says what belongs there. */
type FieldsByText = Readonly<Record<string, readonly [field: string, isGhost: boolean]>>

/**
 * A theme prints texts and does not say whose they are: they are told by what they read. Labels, and fields that read the
 * same as another text, get a mark of signs that have no shape. They add no letter, so that the theme decides as ever.
 */
export function nameFields(
  page: ViewModel,
  ghosts: readonly string[],
): { readonly page: ViewModel; readonly fields: NamedFields } {
  const isGhost = new Set(ghosts)
  const around = tellApart(
    (change) => mapLabels(mapFields(page, change), (key, text) => change(labelPath(key), text)),
    printedBeside,
    themesOwn,
  )
  const rows = page.rows.map((row, index) =>
    tellApart((change) => mapRow(page, row, index, change), stringsIn),
  )
  const parts = Object.entries(around.texts).map(([part, texts]) => [part, named(texts, around)])
  return {
    page: { ...around.texts, rows: rows.map(({ texts }) => texts) },
    fields: {
      parts: Object.fromEntries(parts.filter(([, fields]) => Object.keys(fields ?? {}).length > 0)),
      rows: rows.map((row) => named(row.texts, row)),
    },
  }

  function named(texts: unknown, { owners }: Told<unknown>): FieldsByText {
    const found = stringsIn(texts).flatMap((text) => {
      const field = owners.get(text)
      return field === undefined ? [] : [[text, [field, isGhost.has(first(field))]] as const]
    })
    return Object.fromEntries(found)
  }
}

type Told<Texts> = {
  /** With a mark where that is needed. */
  readonly texts: Texts
  /** The field of each text. */
  readonly owners: ReadonlyMap<string, string>
}

/** `printed` are the strings besides the fields; a field's text of up to `tooShort` letters is taken for one of the theme's. */
function tellApart<Texts>(
  map: (change: Change) => Texts,
  printed: (texts: Texts) => readonly string[],
  tooShort = 0,
): Told<Texts> {
  const fields = new Map<string, Set<string>>()
  const own = (field: string, text: string) => {
    const known = fields.get(text)
    if (known) known.add(field)
    else fields.set(text, new Set([field]))
    // Each language of a label is printed as a text of its own.
    const pieces = readAloud(text)
    if (pieces !== text) for (const piece of pieces.split(' / ')) own('', piece)
    return ''
  }
  for (const text of printed(map(own))) own('', text)
  const marks = new Map<string, string>()
  const owners = new Map<string, string>()
  const texts = map((field, text) => {
    const marked = isTold(field, text) ? text : text + markOf(first(field))
    owners.set(marked, field)
    return marked
  })
  return { texts, owners }

  // A second text ends in the first, and some themes look for it there: both or none have the mark.
  function isTold(field: string, text: string): boolean {
    // A cell may read like the heading of its column, and is laid out without knowing of it.
    if (labelKeyOf(field) !== undefined) return false
    if (fields.get(text)?.size !== 1 || text.length <= tooShort) return false
    return first(field) === field || !marks.has(first(field))
  }

  function markOf(field: string): string {
    const label = labelKeyOf(field)
    if (label !== undefined) return invisibleNumber(firstOfLabels + labelKeys.indexOf(label))
    const mark = marks.get(field) ?? invisibleNumber(marks.size)
    marks.set(field, mark)
    return mark
  }
}

// Themes print numbers of lines and pages, initials and signs of their own.
const themesOwn = 4

// What the file says about itself is not printed, and the widest of a column only measured.
function printedBeside({ about: _, columns, ...rest }: ViewModel): string[] {
  return stringsIn({ ...rest, labels: columns.map(({ label }) => label) })
}

// Variation selectors: a font draws nothing for them, and no text that is printed may hold one of its own.
const firstSign = 0xe0100
const signs = 240

// Labels count for themselves: theirs stay the same while fields come and go.
const firstOfLabels = 200 * signs
const labelKeys = [...englishLabels.keys()]

function invisibleNumber(number: number): string {
  const [high, low] = [Math.floor(number / signs), number % signs]
  return String.fromCodePoint(firstSign + high, firstSign + low)
}
