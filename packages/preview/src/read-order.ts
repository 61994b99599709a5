import { designSchema } from '@sheaf/contract/design'
import { decode } from '@sheaf/contract/wire/codec'
import {
  documentFields,
  type Fields,
  withStartingValues,
} from '@sheaf/contract/wire/request-document'
import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { PreviewOrder } from './draw-preview.ts'

/** What to draw, as our own pages ask for it. Fields that are not in order are thrown: the server says in words what is wrong. */
export function readOrder(
  kind: DocumentKind,
  themeId: string,
  fields: Fields,
  moment: Moment,
): PreviewOrder {
  const { values } = documentFields(kind, fields)
  const isSample = Object.keys(values).length === 0
  const document = isSample
    ? sampleDocument(kind)
    : decode(kind, wireSchema(kind).parse(withStartingValues(kind, values, moment)))
  return { computed: compute(document), themeId, design: designSchema.parse(fields) }
}
