import { designSchema } from '@sheaf/contract/design'
import { pdfContentsSchema } from '@sheaf/contract/pdf-contents'
import type { Fields } from '@sheaf/contract/wire/request-document'
import { wireNames } from '@sheaf/contract/wire/wire-names'
import { flag } from '@sheaf/domain/documents/field-schemas'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { z } from 'zod'
import { requireValid } from '../http/validation.ts'
import type { IssueOrder } from './issue-document.ts'
import { momentOf, readAgreeingDocument, requireIssuable } from './read-document.ts'

const customizationSchema = z.object({
  templateId: z.string().max(100).nullish(),
  customization: z
    .looseObject({
      font: z.string().nullish(),
      color: z.string().nullish(),
      logo: z.string().nullish(),
    })
    .nullish(),
})

const numberingSchema = z.object({ numberSeries: flag })

/** All that a request says about a PDF: the document, how it looks, what it carries and whose its number is. */
export function readIssueOrder(kind: DocumentKind, sent: Fields, at: Date): IssueOrder {
  const moment = momentOf(at)
  const { numberSeries: isOfSeries } = requireValid(numberingSchema, sent)
  const isNext = isOfSeries && !saysNumber(kind, sent)
  const fields = isNext ? withoutNumber(kind, sent) : sent
  const { templateId, customization } = requireValid(customizationSchema, fields)
  const computed = readAgreeingDocument(kind, withLogo(fields, customization?.logo), moment)
  requireIssuable(computed.document)
  const { primaryColor, secondaryColor, fontFamily } = fields
  const design = requireValid(designSchema, {
    primaryColor: customization?.color || primaryColor,
    secondaryColor,
    fontFamily: customization?.font || fontFamily,
  })
  return {
    computed,
    themeId: templateId || (themesFor(kind)[0]?.id ?? ''),
    design,
    contents: requireValid(pdfContentsSchema, fields),
    numberedBy: isNext ? 'next' : isOfSeries ? 'shown' : 'own',
  }
}

function saysNumber(kind: DocumentKind, fields: Fields): boolean {
  return Object.entries(fields).some(
    ([name, value]) => isNumber(kind, name) && String(value ?? '').trim() !== '',
  )
}

function withoutNumber(kind: DocumentKind, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isNumber(kind, name)))
}

function isNumber(kind: DocumentKind, name: string): boolean {
  return wireNames(kind).paths.get(name) === 'number'
}

function withLogo(fields: Fields, logo: string | null | undefined): Fields {
  return logo && !fields.companyLogoUrl ? { ...fields, companyLogoUrl: logo } : fields
}
