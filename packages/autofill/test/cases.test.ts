import { documentSchemas } from '@sheaf/domain/documents/document'
import { describe, expect, it } from 'vitest'
import { figuresOf, targets } from '../eval/figures.ts'
import { evidenceFaults, judgeProposal } from '../eval/judge.ts'
import { type Case, parseCase, readCases } from '../eval/read-cases.ts'
import { propose } from '../src/propose.ts'

const seen = readCases('cases')
const heldBack = readCases('held-back')

describe('the cases that autofill is measured by', () => {
  it('cover eight languages and four kinds of document, held back as well as seen', () => {
    for (const cases of [seen, heldBack]) {
      expect(new Set(cases.map(({ language }) => language)).size).toBe(8)
      expect(new Set(cases.map(({ source }) => source.documentType)).size).toBe(4)
    }
    expect(seen.length).toBeGreaterThanOrEqual(64)
    expect(heldBack.length).toBeGreaterThanOrEqual(32)
  })

  it.each([...seen, ...heldBack].map((given) => [given.name, given] as const))(
    '%s expects values that its form takes',
    (_, given) => {
      const schema = documentSchemas[given.source.documentType]
      const document = expectedDocument(given)
      const parsed = schema.safeParse(document)
      expect(parsed.error?.issues ?? []).toEqual([])
      const known = Object.keys(schema.shape)
      const named = [...Object.keys(given.expected), ...Object.keys(given.allowed)]
      expect(named.filter((field) => !known.includes(field))).toEqual([])
    },
  )
})

function expectedDocument({ expected, expectedLines }: Case) {
  const first = (values: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(values).map(([field, [value = '']]) => [field, value]))
  const lineItems = expectedLines.length > 0 ? expectedLines.map(first) : [{}]
  return { ...first(expected), lineItems }
}

const aCase = parseCase(
  'a case',
  `document: invoice
language: en
text: mail
today: 2026-03-02
%% text
Testing, 12 hours at 85. Net 15.
%% expected
clientName: Tom Miller
dueDate: 2026-03-17
line: testing the app || tests | 12 | hours | 85
line: travel | 1 | | 40
%% allowed
companyContact: Jo
`,
)

function outcomes(fields: Parameters<typeof judgeProposal>[1]['fields']) {
  return judgeProposal(aCase, { fields, evidence: {} }).map(
    ({ outcome, field }) => `${outcome} ${field}`,
  )
}

describe('judging a proposal', () => {
  it('tells right, wrong, missed and invented apart', () => {
    expect(outcomes({ clientName: 'Mr. Tom Miller', companyContact: 'Jo', poNumber: '7' })).toEqual(
      [
        'right clientName',
        'missed dueDate',
        'missed line description',
        'missed line quantity',
        'missed line unit',
        'missed line rate',
        'missed line description',
        'missed line quantity',
        'missed line rate',
        'invented poNumber',
      ].sort((a, b) => Number(a.includes('line')) - Number(b.includes('line'))),
    )
    expect(outcomes({ clientName: 'Tim Miller' })).toContain('wrong clientName')
  })

  it('sets lines beside the expected ones by what they say, not by their place', () => {
    const travel = { description: 'Travel', quantity: '1', rate: '40.00', amount: '40' }
    const tests = { description: 'Tests', quantity: '12', unit: 'h', rate: '85', amount: '1020' }
    const judged = outcomes({ lineItems: [travel, tests] })
    expect(judged.filter((line) => line.startsWith('right line'))).toHaveLength(7)
    expect(judged.filter((line) => /^(wrong|invented)/.test(line))).toEqual([])
  })

  it('calls a line amount wrong that is not quantity times price', () => {
    const lineItems = [{ description: 'tests', quantity: '12', rate: '85', amount: '1000' }]
    expect(outcomes({ lineItems })).toContain('wrong line amount')
  })
})

describe.each([
  ['seen', seen],
  ['held-back', heldBack],
])('on %s cases the engine', (_, cases) => {
  const proposals = cases.map((given) => ({ given, proposal: propose(given.source) }))

  it('finds what the text gives and invents next to nothing', () => {
    const { f1, invented } = figuresOf(
      proposals.flatMap(({ given, proposal }) => judgeProposal(given, proposal)),
    )
    expect(f1).toBeGreaterThanOrEqual(targets.f1)
    expect(invented).toBeLessThanOrEqual(targets.invented)
  })

  it('shows for every value the words it was read from', () => {
    const faults = proposals.map(({ given, proposal }) => evidenceFaults(given, proposal))
    expect(faults.flat()).toEqual([])
  })
})
