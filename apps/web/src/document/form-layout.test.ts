import { documentSchemas } from '@sheaf/domain/documents/document'
import { describe, expect, it } from 'vitest'
import { type FormKind, formLayouts } from './form-layout.ts'
import { kindLayouts } from './kind-layout.ts'

const named = {
  quote:
    'documentNumber issueDate validUntil preparedBy salesperson comments clientName clientCompany clientAddress ' +
    'clientPhone clientEmail customerId poNumber shipDate shipVia fobPoint',
  credit_note:
    'creditNoteNumber creditNoteDate originalInvoiceNumber creditReason refundMethod customerName customerCompany ' +
    'customerAddress customerPhone customerFax customerEmail companyName companyAddress companyPhone companyFax ' +
    'companyWebsite comments',
}

describe.each(Object.keys(named) as FormKind[])('the form of a %s', (kind) => {
  const { sections, opensWith } = formLayouts[kind]
  const fields = sections.flatMap((section) =>
    section.fields.map((field) => ({ extra: section.extra, ...field })),
  )

  it('asks for fields that its document has, each once', () => {
    const names = fields.map(({ name }) => name)
    expect(names.filter((name) => !(name in documentSchemas[kind].shape))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows from the start what an editor of its kind must have', () => {
    const shown = fields.filter(({ extra }) => !extra || opensWith.includes(extra))
    const names = shown.map(({ name }) => name)
    expect(named[kind].split(' ').filter((name) => !names.includes(name))).toEqual([])
  })

  it('hides nothing that cannot be asked for', () => {
    const { offers } = kindLayouts[kind]
    const hidden = fields.flatMap(({ extra }) => extra ?? [])
    expect(hidden.filter((extra) => !offers.includes(extra))).toEqual([])
  })

  it('names its fields as one speaks', () => {
    const labels = fields.map(({ label }) => label)
    expect(labels.filter((label) => !/^[A-Z][A-Za-z]*( [a-z&]+| ID)*$/.test(label))).toEqual([])
  })
})
