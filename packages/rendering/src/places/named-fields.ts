import { stringsIn } from '../text/strings-in.ts'
import type { ViewModel } from '../view-model/view-model.ts'
import { first, mapFields } from './map-fields.ts'

/** What the base of the themes needs to tell fields by what is printed. */
export type NamedFields = {
  /** The field of each text. */
  readonly named: Readonly<Record<string, string>>
  /** Fields whose text only says what belongs there. */
  readonly ghosts: readonly string[]
}

/**
 * A theme prints texts and does not say whose they are: they are told by what they read. Where two fields read the same,
 * or a field and a label, each gets a mark of signs that have no shape. They add no letter, so that the theme decides as ever.
 */
export function nameFields(
  page: ViewModel,
  ghosts: readonly string[],
): { readonly page: ViewModel; readonly fields: NamedFields } {
  const owners = ownersOf(page)
  const marks = new Map<string, string>()
  const named: Record<string, string> = {}
  const marked = mapFields(page, (field, text) => {
    const own = isTold(field, text) ? text : text + markOf(first(field))
    named[own] = field
    return own
  })
  return { page: marked, fields: { named, ghosts } }

  // A second text ends in the first, and some themes look for it there: both or none have the mark.
  function isTold(field: string, text: string): boolean {
    if (owners.get(text)?.size !== 1 || text.length <= themesOwn) return false
    return first(field) === field || !marks.has(first(field))
  }

  function markOf(field: string): string {
    const mark = marks.get(field) ?? invisibleNumber(marks.size)
    marks.set(field, mark)
    return mark
  }
}

// Themes print numbers of lines and pages, initials and signs of their own.
const themesOwn = 4

/** Whoever prints this text: fields by name, all that cannot be written under the empty name. */
function ownersOf(page: ViewModel): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>()
  const own = (field: string, text: string) => {
    const known = owners.get(text)
    if (known) known.add(field)
    else owners.set(text, new Set([field]))
    return ''
  }
  // What the file says about itself is not printed, and the widest of a column only measured.
  const { about: _, columns, ...rest } = mapFields(page, own)
  for (const text of stringsIn({ ...rest, labels: columns.map(({ label }) => label) }))
    own('', text)
  return owners
}

// Variation selectors: a font draws nothing for them, and no text that is printed may hold one of its own.
const firstSign = 0xe0100
const signs = 240

function invisibleNumber(number: number): string {
  const [high, low] = [Math.floor(number / signs), number % signs]
  return String.fromCodePoint(firstSign + high, firstSign + low)
}
