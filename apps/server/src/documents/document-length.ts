import { limits } from '@sheaf/domain/documents/field-schemas'
import { AppError } from '../http/app-error.ts'

/** A thousand lines of sixty letters, with every text at its longest besides. Typst takes some three seconds for as much. */
const mostCharacters = 100_000

/** The fields of a line that are text; its figures have bounds of their own. */
const lineTexts = ['description', 'itemNumber', 'unit'] as const

type Values = Readonly<Record<string, unknown>>

/** Refuses a document that would take the typesetter too long, and says what to shorten. */
export function requireDrawableLength(values: Values, spellingOf: (field: string) => string): void {
  let total = 0
  let longest = { field: '', length: 0 }
  for (const [field, value] of Object.entries(values)) {
    const length = Array.isArray(value) ? lengthOfLines(value) : lengthOf(value)
    total += length
    if (length > longest.length) longest = { field, length }
  }
  if (total <= mostCharacters) return
  const field = spellingOf(longest.field)
  const message =
    `The document has ${inFigures(total)} characters, and the limit is ${inFigures(mostCharacters)}. ` +
    `Shorten the ${inWords(field)} (${inFigures(longest.length)} characters).`
  throw new AppError('request.too-large', message, { [field]: message })
}

/** Refuses words for empty fields that no screen would send. */
export function requireDrawableGhosts(ghosts: Readonly<Record<string, string>>): void {
  const total = Object.entries(ghosts).reduce(
    (sum, [field, words]) => sum + field.length + words.length,
    0,
  )
  if (total <= mostCharacters) return
  const message =
    `The prompts for empty fields have ${inFigures(total)} characters, and the limit is ${inFigures(mostCharacters)}. ` +
    'Send fewer of them.'
  throw new AppError('request.too-large', message, { 'places.ghosts': message })
}

function lengthOfLines(lines: readonly unknown[]): number {
  return lines.reduce<number>((sum, line) => sum + lengthOfLine(line), 0)
}

function lengthOfLine(line: unknown): number {
  if (typeof line !== 'object' || line === null) return lengthOf(line)
  return lineTexts.reduce((sum, name) => sum + lengthOf(Reflect.get(line, name)), 0)
}

// One that is too long for its own field is told about that field.
function lengthOf(value: unknown): number {
  return typeof value === 'string' ? Math.min(value.length, limits.longText) : 0
}

function inFigures(count: number): string {
  return count.toLocaleString('en-US')
}

function inWords(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}
