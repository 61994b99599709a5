import { pathsOf } from '@sheaf/domain/documents/document'
import type { FieldGroup, FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { kinds } from '@sheaf/domain/documents/kinds'
import type { OptionId } from '@sheaf/domain/documents/options'

/** A group of fields under a title. */
export type FormSection = {
  readonly title: string
  readonly option?: OptionId
  readonly paths: readonly FieldPath[]
}

/** The kinds that are written in a form. */
export type FormKind = Extract<DocumentKind, 'quote' | 'credit_note'>

type Arrangement = {
  /** What the form shows from the start, besides what every sheet of the kind does. */
  readonly opensWith: readonly OptionId[]
  readonly sections: readonly (Omit<FormSection, 'paths'> & {
    /** First, in this order. */
    readonly paths?: readonly FieldPath[]
    /** And all other fields of these groups. */
    readonly groups?: readonly FieldGroup[]
  })[]
}

const company = { title: 'Your company', groups: ['sender'] } as const
const shipTo = { title: 'Ship to', option: 'ship-to', groups: ['shipTo'] } as const

const arrangements: Readonly<Record<FormKind, Arrangement>> = {
  quote: {
    opensWith: ['people', 'shipping', 'order-reference'],
    sections: [
      {
        title: 'Quote information',
        paths: [
          'number',
          'issuedOn',
          'endsOn',
          'people.preparedBy',
          'people.salesperson',
          'texts.message',
        ],
      },
      {
        title: kinds.quote.receiver,
        paths: receiverPaths('references.customerId'),
        groups: ['receiver'],
      },
      {
        title: 'Shipping and terms',
        paths: [
          'references.orderNumber',
          'references.orderDate',
          'delivery.date',
          'delivery.carrier',
          'delivery.fobPoint',
          'delivery.terms',
          'paymentTerms',
        ],
        groups: ['facts', 'texts'],
      },
      shipTo,
      company,
    ],
  },
  credit_note: {
    opensWith: ['item-numbers', 'contacts', 'shipping-amount', 'other-amount'],
    sections: [
      {
        title: 'Credit note information',
        paths: [
          'number',
          'issuedOn',
          'references.invoiceNumber',
          'refundMethod',
          'texts.reason',
          'references.invoiceDate',
          'references.invoiceDueDate',
          'people.preparedBy',
          'people.salesperson',
          'references.customerId',
          'references.orderNumber',
          'references.orderDate',
        ],
        groups: ['facts', 'texts'],
      },
      { title: kinds.credit_note.receiver, paths: receiverPaths(), groups: ['receiver'] },
      company,
      {
        title: 'Shipping',
        option: 'shipping',
        paths: ['delivery.date', 'delivery.carrier', 'delivery.fobPoint', 'delivery.terms'],
      },
      shipTo,
    ],
  },
}

export function formOpensWith(kind: FormKind): readonly OptionId[] {
  return arrangements[kind].opensWith
}

/** A document as a form: what stands before its lines. A field that nobody placed stands with its group. */
export function formSections(kind: FormKind, table: FieldTable = fields): FormSection[] {
  const { sections } = arrangements[kind]
  const placed = new Set(sections.flatMap(({ paths = [] }) => paths))
  const rest = pathsOf(kind, table).filter(
    (path) => !placed.has(path) && isWritten(table[path]?.on[kind]),
  )
  return sections.map(({ title, option, paths = [], groups = [] }) => ({
    title,
    ...(option && { option }),
    paths: [
      ...paths,
      ...rest.filter((path) => groups.some((group) => group === table[path]?.group)),
    ],
  }))
}

function isWritten(where: string | undefined): boolean {
  return where !== undefined && where !== 'print'
}

function receiverPaths(...more: readonly FieldPath[]): readonly FieldPath[] {
  return [
    'receiver.name',
    'receiver.company',
    'receiver.email',
    'receiver.phone',
    'receiver.address',
    'receiver.fax',
    'receiver.taxId',
    ...more,
  ]
}
