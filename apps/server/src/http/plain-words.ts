import type { core } from 'zod'

type Issue = core.$ZodRawIssue

/** What is wrong with a field, for the person who filled it in. A schema's own message comes before this. */
export function inPlainWords(issue: Issue): string {
  return `${fieldName(issue.path ?? [])} ${complaint(issue)}`
}

/** ['lineItems', 0, 'unitPrice'] reads 'Line items 1 unit price'. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The request'
  const words = path
    .map((part) => (typeof part === 'number' ? String(part + 1) : spell(String(part))))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What is wrong with a field, where no field stands beside it: 'Line items 1 quantity: Must be a number'. */
export function problemLine(field: string, message: string): string {
  const parts = field.split('.').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : part))
  const name = fieldName(field === 'request' ? [] : parts).replace(/^Po number/, 'PO number')
  return /^(?:Must|At most) /.test(message) ? `${name}: ${message}` : message
}

function spell(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue)
        ? 'is required'
        : `must be ${typeNames[issue.expected] ?? 'something else'}`
    case 'invalid_format':
      return `is not ${formatNames[issue.format] ?? 'written as expected'}`
    case 'too_small':
      return `must ${bound(issue.origin, 'at least', 'more than', issue.inclusive, issue.minimum)}`
    case 'too_big':
      return `must ${bound(issue.origin, 'at most', 'less than', issue.inclusive, issue.maximum)}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`
    case 'unrecognized_keys':
      return `has parts that are not known here: ${issue.keys.join(', ')}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    default:
      return 'is not valid'
  }
}

// A request without a body arrives as null.
function isMissing({ input, path = [] }: Issue): boolean {
  return input === undefined || (input === null && path.length === 0)
}

function bound(
  origin: string,
  inclusiveWords: string,
  exclusiveWords: string,
  isInclusive: boolean | undefined,
  limit: number | bigint,
): string {
  const words = isInclusive === false ? exclusiveWords : inclusiveWords
  const unit = unitNames[origin]
  if (unit === undefined) return `be ${words} ${limit}`
  return `have ${words} ${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`
}

const unitNames: Readonly<Record<string, string>> = { string: 'character', array: 'line' }

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of named values',
  record: 'a set of named values',
  date: 'a date',
  null: 'empty',
}

const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  date: 'a date such as 2026-03-01',
  datetime: 'a moment such as 2026-03-01T12:00:00Z',
}
