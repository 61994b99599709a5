import { describe, expect, it } from 'vitest'
import { toDocument } from '../src/mapping/to-document.ts'
import { isFatal, judge, type Profile, profileOf, profiles } from '../src/rules/judge.ts'
import { invoiceIn, readInvoice } from '../src/syntax/read-invoice.ts'
import { hasOfficialFiles, officialExamples, officialTests } from './official.ts'

const rules = new Map(
  Object.values(profiles).flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])),
)

const folders = [
  'cen/unit/invoice-ubl',
  'cen/unit/credit-note-ubl',
  'cen/unit/cii',
  'peppol/unit/ubl',
  'peppol/unit/ubl-de',
  'peppol/unit/ubl-dk',
  'peppol/unit/ubl-nl',
  'peppol/unit/ubl-se',
]

// Each with its reason in docs/einvoice.md.
const known = ['cen/unit/credit-note-ubl/BR-CL-18.xml 2 BR-CL-18']

describe.runIf(hasOfficialFiles)('the published tests of the rules', () => {
  it.each(folders)('of %s have the verdicts that are stated', (folder) => {
    const different = officialTests(folder).filter(({ rule, isBroken, root }) => {
      const breaches = rules.get(rule)?.breaches(invoiceIn(root))
      return breaches === undefined || breaches.length > 0 !== isBroken
    })
    const names = different.map(({ name, rule }) => `${name} ${rule}`)
    expect(names).toEqual(known.filter((name) => name.startsWith(`${folder}/`)))
  })
})

describe.runIf(hasOfficialFiles)('the published examples', () => {
  const examples = [
    ...['cen/examples/ubl', 'cen/examples/cii'].flatMap((part) =>
      officialExamples(part).map((example) => ({ ...example, profile: 'en16931' as Profile })),
    ),
    ...officialExamples('peppol/examples').map((example) => ({
      ...example,
      profile: 'peppol' as Profile,
    })),
  ]

  it.each(examples)('$name is read and valid', ({ file, profile }) => {
    const read = readInvoice(file)
    expect(judge(read, profile).filter(isFatal)).toEqual([])
    // A document in a namespace of its own breaks no rule either: there must be something to judge.
    expect(read.invoice.lines.length).toBeGreaterThan(0)
    expect(read.invoice.totals?.due).toBeDefined()
    expect(profileOf(read.invoice)).toBeDefined()
  })

  // The Hungarian one rounds its tax in another way.
  it('fill the form to the totals that they state', () => {
    const different = examples.flatMap(({ name, file }) => {
      const { invoice, kind } = readInvoice(file)
      const { differences } = toDocument(invoice, kind)
      return differences.map((total) => `${name} ${total}`)
    })
    expect(different.filter((name) => !name.includes('huf_example'))).toEqual([])
  })
})
