import type { Evidence, Proposal, ProposedPath } from '@sheaf/autofill/proposal'
import { expect, it } from 'vitest'
import { toWireProposal } from './wire-proposal.ts'

function found(text: string): Evidence {
  return { text, start: 0, end: text.length, confidence: 0.9 }
}

/** With evidence for all that is proposed but what is left out. */
function aProposal(
  { values = {}, lines = [], figures = {} }: Partial<Omit<Proposal, 'evidence' | 'ignored'>>,
  without: readonly string[] = [],
): Proposal {
  const inLines = lines.flatMap((line, index) =>
    Object.entries(line).map(([name, value]) => [`lines.${index}.${name}`, value]),
  )
  const all = [...Object.entries(values), ...Object.entries(figures), ...inLines]
  const evidence = all
    .filter(([path]) => !without.includes(String(path)))
    .map(([path, value]) => [path as ProposedPath, found(String(value))] as const)
  return { values, lines, figures, evidence: new Map(evidence), ignored: [] }
}

const line = { description: 'Shelf', quantity: '4', price: '185.5', amount: '742' }

it.each([
  [
    'invoice',
    { clientName: 'Ann', tax1Rate: '19', subtotal: '742', tax1: '140.98', tax2: '1', total: '883' },
    { description: 'Shelf', quantity: '4', rate: '185.5', amount: '742' },
  ],
  [
    'quote',
    { clientName: 'Ann', taxRate: '19', subtotal: '742', salesTax: '140.98', total: '883' },
    { description: 'Shelf', quantity: '4', unitPrice: '185.5', amount: '742' },
  ],
  [
    'purchase_order',
    { vendorName: 'Ann', taxRate: '19', subtotal: '742', taxAmount: '140.98', totalAmount: '883' },
    { description: 'Shelf', quantity: '4', unitPrice: '185.5', total: '742' },
  ],
  [
    'credit_note',
    {
      customerName: 'Ann',
      taxRate: '19',
      subtotal: '742',
      taxAmount: '140.98',
      totalCredit: '883',
    },
    { description: 'Shelf', quantity: '4', unitPrice: '185.5', total: '742' },
  ],
] as const)('an answer has the names that API clients know for a %s', (kind, fields, lineItem) => {
  const proposal = aProposal({
    values: { 'receiver.name': 'Ann', 'tax.rate': '19' },
    lines: [line],
    figures: { subtotal: '742', tax: '140.98', secondTax: '1', total: '883' },
  })
  const answer = toWireProposal(kind, proposal)
  expect(answer.fields).toEqual({ ...fields, lineItems: [lineItem] })
  expect(answer.evidence).toEqual(
    Object.fromEntries([
      ...Object.entries(fields).map(([name, value]) => [name, found(value)]),
      ...Object.entries(lineItem).map(([name, value]) => [`lineItems.0.${name}`, found(value)]),
    ]),
  )
})

it('leaves out what a field would refuse, what the kind lacks and what the text does not bear out', () => {
  const values = {
    'receiver.name': 'Ann',
    'receiver.phone': '+44 1',
    'tax.rate': '250',
    issuedOn: 'soon',
    'texts.reason': 'broken',
  }
  const lines = [{ quantity: 'some' }, { ...line, price: '1' }]
  const proposal = aProposal({ values, lines }, ['receiver.phone', 'lines.1.price'])
  const { fields, evidence } = toWireProposal('invoice', proposal)
  expect(fields).toEqual({
    clientName: 'Ann',
    lineItems: [{ description: 'Shelf', quantity: '4', amount: '742' }],
  })
  expect(Object.keys(evidence).sort()).toEqual([
    'clientName',
    'lineItems.0.amount',
    'lineItems.0.description',
    'lineItems.0.quantity',
  ])
})

it('is empty for a text that gives nothing', () => {
  expect(toWireProposal('quote', aProposal({}))).toEqual({ fields: {}, evidence: {} })
})

it('says by names of the wire what a value hangs on, as far as that is in the answer', () => {
  const { evidence: all, ...proposal } = aProposal({
    values: { 'receiver.name': 'Ann', 'receiver.address': '1 Mill Lane', endsOn: '2026-03-31' },
    lines: [line],
  })
  const hangsOn = new Map<ProposedPath, readonly ProposedPath[]>([
    ['receiver.address', ['receiver.name']],
    ['endsOn', ['issuedOn']],
    ['lines.0.price', ['lines.0.quantity']],
  ])
  const evidence = new Map(
    [...all].map(([path, own]) => [path, { ...own, hangsOn: hangsOn.get(path) ?? [] }]),
  )
  const answer = toWireProposal('invoice', { ...proposal, evidence })
  expect(answer.evidence.clientAddress?.hangsOn).toEqual(['clientName'])
  expect(answer.evidence.dueDate).not.toHaveProperty('hangsOn')
  expect(answer.evidence['lineItems.0.rate']?.hangsOn).toEqual(['lineItems.0.quantity'])
})
