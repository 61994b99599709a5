import { fieldLabel, lineFieldLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { limits } from '@sheaf/domain/documents/field-schemas'
import { type FieldType, rulesOfType } from '@sheaf/domain/documents/field-types'
import {
  type FieldPath,
  fields,
  isPricedKind,
  type LineField,
  lineFields,
} from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { englishLabels, longestLabel } from '@sheaf/domain/locale/words/labels'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { z } from 'zod'
import { figureNamesOf } from './figures.ts'
import { figureNames, lineWireName, wireName } from './wire-names.ts'

/**
 * The fields of a document in a request, told to the reader of the documentation. The same come as a query, where
 * everything is text, and as JSON: what is wrong with them is said when the document is read, so nothing is refused here.
 */
export function requestFields(kind: DocumentKind, table: FieldTable = fields) {
  const rows = Object.entries(table).filter(([, row]) => row.on[kind] !== undefined)
  const own = rows.map(([path, row]) => [
    wireName(kind, path as FieldPath),
    told(row.type, fieldLabel(kind, path as FieldPath)),
  ])
  const figures = figureNamesOf(kind).map((name) => [name, figure])
  return z.looseObject({
    ...Object.fromEntries(own),
    ...Object.fromEntries(figures),
    lineItems: z
      .unknown()
      .optional()
      .meta({
        description: 'The lines, as a list or as the same list written as JSON text',
        type: 'array',
        minItems: 1,
        maxItems: limits.lines,
        items: { type: 'object', properties: lineProperties(kind) },
      }),
    labels: z
      .unknown()
      .optional()
      .meta({
        description:
          'Other words for printed labels, as an object or the same written as JSON text',
        type: 'object',
        propertyNames: { enum: [...englishLabels.keys()] },
        additionalProperties: { type: 'string', maxLength: longestLabel },
      }),
    primaryColor: look('#rrggbb instead of the color of the theme'),
    secondaryColor: look('#rrggbb instead of the color of the theme'),
    fontFamily: look(`One of ${fontFamilies.join(', ')}, by its name or id`),
  })
}

const numberShape = {
  type: 'string',
  pattern: '^-?\\d{1,15}(\\.\\d{1,8})?$',
  examples: ['12.50'],
} as const

const figure = z
  .unknown()
  .optional()
  .meta({
    ...numberShape,
    description: 'Computed from the lines; what is sent is compared and never trusted',
  })

function look(description: string) {
  return z.string().nullish().describe(description)
}

function told(type: FieldType, description: string) {
  return z
    .unknown()
    .optional()
    .meta({ ...shapeOf(type), description })
}

function lineProperties(kind: DocumentKind) {
  const names = (Object.keys(lineFields) as LineField[]).filter(
    (name) => kind in lineFields[name].on,
  )
  const own = names.map((name) => [
    lineWireName(kind, name),
    { ...shapeOf(lineFields[name].type), description: lineFieldLabel(kind, name) },
  ])
  const amount = isPricedKind(kind) && { [figureNames[kind].lineAmount]: numberShape }
  return { ...Object.fromEntries(own), ...amount }
}

type JsonShape = Readonly<Record<string, unknown>>

function shapeOf(type: FieldType): JsonShape {
  const { schema, longest, range } = rulesOfType(type)
  if (longest !== undefined) return { type: 'string', maxLength: longest, default: '' }
  if (range) {
    const { min, max, decimals = 8 } = range
    const bounds = [min !== undefined && `at least ${min}`, max !== undefined && `at most ${max}`]
    const told = bounds.filter(Boolean).join(', ')
    return {
      ...numberShape,
      pattern: `^-?\\d{1,15}(\\.\\d{1,${decimals}})?$`,
      default: range.whenEmpty,
      ...(told && { $comment: told }),
    }
  }
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return type === 'day' ? { ...shape, format: 'date' } : shape
}
