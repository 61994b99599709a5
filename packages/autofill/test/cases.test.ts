import { hasField, nested, schemaOf } from '@sheaf/domain/documents/document'
import { isPricedKind } from '@sheaf/domain/documents/fields'
import { describe, expect, it } from 'vitest'
import { figuresOf, targets } from '../eval/figures.ts'
import { evidenceFaults, judgeProposal } from '../eval/judge.ts'
import { type Case, parseCase, readCases } from '../eval/read-cases.ts'
import { isProposedFigure, type Proposal } from '../src/proposal.ts'
import { propose } from '../src/propose.ts'

const cases = readCases()

describe('the cases that autofill is measured by', () => {
  it('cover eight languages and four kinds of document', () => {
    expect(new Set(cases.map(({ language }) => language)).size).toBe(8)
    expect(new Set(cases.map(({ source }) => source.kind)).size).toBe(4)
  })

  it.each(cases.map((given) => [given.name, given] as const))(
    '%s expects values that its form takes',
    (_, given) => {
      const { kind } = given.source
      const parsed = schemaOf(kind).safeParse(expectedDocument(given))
      expect(parsed.error?.issues ?? []).toEqual([])
      const named = [...given.expected.keys(), ...given.allowed.keys()]
      const foreign = named.filter((name) =>
        isProposedFigure(name) ? !isPricedKind(kind) : !hasField(kind, name),
      )
      expect(foreign).toEqual([])
    },
  )
})

function expectedDocument({ expected, expectedLines }: Case) {
  const first = (values: ReadonlyMap<string, readonly string[]>) =>
    Object.fromEntries([...values].map(([name, [value = '']]) => [name, value]))
  const fields = [...expected].filter(([name]) => !isProposedFigure(name))
  const lines = expectedLines.length > 0 ? expectedLines.map(first) : [{}]
  return { ...nested(first(new Map(fields))), lines }
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
receiver.name: Tom Miller
endsOn: 2026-03-17
line: testing the app || tests | 12 | hours | 85
line: travel | 1 | | 40
%% allowed
sender.contact: Jo
`,
)

function outcomes(proposed: Partial<Proposal>) {
  const nothing: Proposal = {
    values: {},
    lines: [],
    figures: {},
    evidence: new Map(),
    ignored: [],
  }
  return judgeProposal(aCase, { ...nothing, ...proposed }).map(
    ({ outcome, field }) => `${outcome} ${field}`,
  )
}

describe('judging a proposal', () => {
  it('tells right, wrong, missed and invented apart', () => {
    const values = {
      'receiver.name': 'Mr. Tom Miller',
      'sender.contact': 'Jo',
      'references.orderNumber': '7',
    }
    expect(outcomes({ values, figures: { total: '9' } })).toEqual([
      'right receiver.name',
      'missed endsOn',
      'invented references.orderNumber',
      'invented total',
      'missed line description',
      'missed line quantity',
      'missed line unit',
      'missed line price',
      'missed line description',
      'missed line quantity',
      'missed line price',
    ])
    expect(outcomes({ values: { 'receiver.name': 'Tim Miller' } })).toContain('wrong receiver.name')
  })

  it('sets lines beside the expected ones by what they say, not by their place', () => {
    const travel = { description: 'Travel', quantity: '1', price: '40.00', amount: '40' }
    const tests = { description: 'Tests', quantity: '12', unit: 'h', price: '85', amount: '1020' }
    const judged = outcomes({ lines: [travel, tests] })
    expect(judged.filter((line) => line.startsWith('right line'))).toHaveLength(7)
    expect(judged.filter((line) => /^(wrong|invented)/.test(line))).toEqual([])
  })

  it('calls a line amount wrong that is not quantity times price', () => {
    const lines = [{ description: 'tests', quantity: '12', price: '85', amount: '1000' }]
    expect(outcomes({ lines })).toContain('wrong line amount')
  })

  it.each(['clientName', 'taxRate', 'lines'])('knows no field %s', (name) => {
    const written = `document: invoice\nlanguage: en\ntext: mail\ntoday: 2026-03-02\n%% text\nx\n%% expected\n${name}: y\n`
    expect(() => parseCase('a case', written)).toThrow(`${name} is no field`)
  })
})

describe('on the written cases the engine', async () => {
  const proposals = await Promise.all(
    cases.map(async (given) => ({ given, proposal: await propose(given.source) })),
  )

  it('finds what the text gives and invents little', () => {
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
