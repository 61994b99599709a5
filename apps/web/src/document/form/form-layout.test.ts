import { wireName } from '@sheaf/contract/wire/wire-names'
import { pathsOf } from '@sheaf/domain/documents/document'
import { formLabel } from '@sheaf/domain/documents/field-labels'
import type { FieldRow } from '@sheaf/domain/documents/field-row'
import { fields } from '@sheaf/domain/documents/fields'
import { describe, expect, it } from 'vitest'
import { optionsOf } from '#document/paper/options.ts'
import { type FormKind, formOpensWith, formSections } from './form-layout.ts'

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
  const paths = formSections(kind).flatMap((section) => section.paths)

  it('asks for fields that its document has, each once', () => {
    expect(paths.filter((path) => !pathsOf(kind).includes(path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('shows from the start what an editor of its kind must have', () => {
    const opened = formOpensWith(kind)
    const shown = paths.filter((path) => {
      const { on, option }: FieldRow = fields[path]
      const isUsual = on[kind] === 'always' || on[kind] === 'filled'
      return isUsual || opened.some((each) => each === option)
    })
    const names = shown.map((path) => wireName(kind, path))
    expect(named[kind].split(' ').filter((name) => !names.includes(name))).toEqual([])
  })

  it('leaves out no field that can be written before the lines', () => {
    const elsewhere = new Set(['amounts', 'settings', 'bank', 'e-invoice'])
    const written = [...pathsOf(kind)].filter((path) => {
      const { on, group }: FieldRow = fields[path]
      return on[kind] !== 'print' && !elsewhere.has(group) && path !== 'sender.logoUrl'
    })
    expect(written.filter((path) => !paths.includes(path))).toEqual([])
  })

  it('hides nothing that cannot be asked for', () => {
    const options = formSections(kind).flatMap(({ option }) => option ?? [])
    expect(options.filter((option) => !optionsOf(kind).has(option))).toEqual([])
  })

  it('names its fields as one speaks', () => {
    const labels = paths.filter((path) => path !== 'endsOn').map((path) => formLabel(kind, path))
    expect(labels.filter((label) => !/^[A-Z][A-Za-z]*( [a-z&]+| ID)*$/.test(label))).toEqual([])
  })
})
