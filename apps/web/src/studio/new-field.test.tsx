import { decode, encode } from '@sheaf/contract/wire/codec'
import { requestFields } from '@sheaf/contract/wire/request-fields'
import { wireSchema } from '@sheaf/contract/wire/wire-schema'
import { type BusinessDocument, textAt } from '@sheaf/domain/documents/document'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { type FieldPath, fields } from '@sheaf/domain/documents/fields'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { compute } from '@sheaf/domain/documents/totals'
import { english } from '@sheaf/domain/locale/words/english'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formSections } from '#document/form/form-layout.ts'
import { Facts } from '#document/paper/facts.tsx'
import { PaperContext, usePaperState } from '#document/paper/paper-context.ts'
import { ghostsOf } from '#document/sheet/sheet-ghosts.ts'
import { useDocumentEditor } from '#document/writing/document-editor.ts'
import { suggestionsOf } from './autofill/suggestions.ts'

const moment = { today: '2026-03-03', now: 1_772_530_204_817 }
const path = 'references.costCenter' as FieldPath
const table: FieldTable = {
  ...fields,
  [path]: { type: 'text', group: 'facts', on: { invoice: 'always', quote: 'always' } },
}
const words = {
  ...english,
  fields: { ...english.fields, [path]: 'Cost Center' },
} as PaperWords

const wire = wireSchema('invoice', table).parse({
  ...encode(compute(newDocument('invoice', moment))),
  costCenter: 'CC-7',
})
const filled: BusinessDocument = decode('invoice', wire, table)

// A row in a table of its own and its word: everything below follows from these two. That it is printed is shown beside the
// engine, in to-view-model.test.ts.
describe('a new field is one row and its word, and then', () => {
  it('the API takes it, gives it back, limits it and documents it', () => {
    expect(textAt(filled, path)).toBe('CC-7')
    expect(encode(compute(filled), table)).toMatchObject({ costCenter: 'CC-7' })
    const long = { ...wire, costCenter: 'x'.repeat(201) }
    expect(wireSchema('invoice', table).safeParse(long).error?.issues[0]?.path).toEqual([
      'costCenter',
    ])
    expect(requestFields('invoice', table).shape).toHaveProperty('costCenter')
    expect(requestFields('purchase_order', table).shape).not.toHaveProperty('costCenter')
  })

  it('it stands on the form', () => {
    const paths = formSections('quote', table).flatMap((section) => section.paths)
    expect(paths).toContain(path)
  })

  it('it stands on the plain sheet, with its label', () => {
    const markup = renderToStaticMarkup(<Sheet document={filled} />)
    expect(markup).toContain('Cost Center')
    expect(markup).toContain('aria-label="Cost Center"')
    expect(markup).toContain('value="CC-7"')
  })

  it('it has a place on the sheet that is written on', () => {
    const ghosts = ghostsOf(newDocument('invoice', moment), new Set(), table)
    expect(Object.keys(ghosts)).toContain(path)
  })

  it('autofill offers it for review', () => {
    const evidence = { [path]: { text: 'CC-7', start: 0, end: 4, confidence: 0.97 } }
    const read = { values: { [path]: 'CC-7' }, lines: [], figures: {}, evidence }
    const [group] = suggestionsOf(read, newDocument('invoice', moment), moment, table, words)
    expect(group?.suggestions).toMatchObject([
      { id: path, label: 'Cost Center', value: 'CC-7', isTicked: true },
    ])
  })
})

function Sheet({ document }: { readonly document: BusinessDocument }) {
  const editor = useDocumentEditor('invoice', () => document)
  const state = usePaperState(editor, {}, new Set(), { table, words })
  return (
    <PaperContext value={state}>
      <Facts />
    </PaperContext>
  )
}
