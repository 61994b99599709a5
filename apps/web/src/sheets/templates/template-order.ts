import { bankFields } from '@sheaf/contract/templates'
import { dueDay, isPaymentTerm } from '@sheaf/domain/documents/payment-terms'
import { isColor } from '@sheaf/domain/look/color'
import type { TemplateContent } from '#api/templates.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { sampleIn, sampleLines } from '#sheets/drawing/sample-job.ts'

const issueDate = '2026-03-03'

type Look = Partial<Pick<TemplateContent, 'primaryColor' | 'secondaryColor' | 'fontFamily'>>

/**
 * An invoice as the template would make it, over a sample client and job. The sender is the template's; a template that
 * names none yet shows the sample's, as a whole, so that two companies never mix.
 */
export function templateOrder(values: TemplateContent): SheetOrder {
  return {
    kind: 'invoice',
    themeId: values.theme,
    fields: { ...lookOf(values), ...fieldsOf(values) },
  }
}

function fieldsOf(values: TemplateContent): Record<string, unknown> {
  const { paymentTerms, currency, jurisdiction, companyLogoUrl } = values
  const { language, secondLanguage, labels } = values
  const { sender, client, tax } = sampleIn(jurisdiction)
  return {
    invoiceNumber: 'INV-204817',
    ...client,
    ...tax,
    lineItems: sampleLines,
    ...senderOf(values, sender),
    companyLogoUrl,
    issueDate,
    dueDate: isPaymentTerm(paymentTerms) ? dueDay(issueDate, paymentTerms) : '',
    paymentTerms,
    currency,
    jurisdiction,
    ...{ language, secondLanguage, labels },
    notes: [values.businessNotes, values.businessReferences].filter(Boolean).join('\n\n'),
    terms: values.defaultTerms,
  }
}

const companyNames = [
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyPhone',
  'companyTaxId',
] as const

const senderNames = [...companyNames, ...(Object.keys(bankFields) as (keyof typeof bankFields)[])]

function senderOf(
  values: TemplateContent,
  sample: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const own = senderNames.map((name) => [name, values[name]] as const)
  const isNamed = own.some(([, value]) => value.trim() !== '')
  return isNamed ? Object.fromEntries(own) : sample
}

// A colour that is being typed is none yet.
function lookOf({ primaryColor, secondaryColor, fontFamily }: TemplateContent): Look {
  return {
    ...(isColor(primaryColor) && { primaryColor }),
    ...(isColor(secondaryColor) && { secondaryColor }),
    fontFamily,
  }
}
