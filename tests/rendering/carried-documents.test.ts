import {
  type BusinessDocument,
  type FieldValues,
  pathsOf,
  withValues,
} from '@sheaf/domain/documents/document'
import { fields } from '@sheaf/domain/documents/fields'
import { compute } from '@sheaf/domain/documents/totals'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import { attachmentsOf } from '@sheaf/einvoice/pdf/attachments'
import { carriedDocumentOf } from '@sheaf/einvoice/pdf/carried-document'
import { contentsFor } from '@sheaf/einvoice/pdf/pdf-contents'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyDocument as anyInvoice } from '../../packages/einvoice/test/any-document.ts'
import { atOnce } from '../../packages/rendering/test/judge/at-once.ts'
import { isInBrief } from '../support/env.ts'
import { unmetDemands } from '../support/factur-x-demands.ts'
import { anyDocument } from './any-document.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 1000 })
})
afterAll(() => typesetter.close())

/** Pictures by the address of an upload: others are left out on purpose. */
function withUploads(document: BusinessDocument): BusinessDocument {
  const pictures = pathsOf(document.kind).filter((path) => fields[path].type === 'picture')
  const upload = '/objects/uploads/obj_Ab-9'
  const values: FieldValues = Object.fromEntries(pictures.map((path) => [path, upload]))
  return withValues(document, values)
}

const document = fc.oneof(
  { weight: 2, arbitrary: anyDocument },
  { weight: 1, arbitrary: anyInvoice.map((any): BusinessDocument => any.document) },
)

const design = fc.constantFrom(
  {},
  { primaryColor: '#0a0B0c' },
  { secondaryColor: '#ffffff', fontFamily: fontFamilies[3] },
)

it('random documents of all kinds come out of their PDFs as they went in', async () => {
  const any = fc.tuple(document.map(withUploads), fc.constantFrom(...themes), design)
  const samples = fc.sample(any, { numRuns: isInBrief ? 60 : 300, seed: 20_260_303 })
  const verdicts = await atOnce(4, samples, async ([document, theme, design]) => {
    const computed = compute(document)
    const order = { computed, themeId: theme.id, design }
    const { enclosed, verdict } = contentsFor(order, { eInvoice: 'auto', carryDocument: 'on' })
    const sheet = sheetFor(toViewModel(computed), theme, design)
    const pdf = await typesetter.toPdf(sheet, enclosed)
    const carried = carriedDocumentOf(await attachmentsOf(pdf))
    expect(carried).toEqual({ document, themeId: theme.id, design })
    if (verdict.isEInvoice) expect(await unmetDemands(pdf)).toEqual([])
    return verdict.isEInvoice
  })
  // Both ways of carrying a document were gone.
  expect(new Set(verdicts)).toEqual(new Set([true, false]))
})
