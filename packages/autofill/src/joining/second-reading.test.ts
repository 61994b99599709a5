import { expect, it } from 'vitest'
import type { Evidence, Proposal, ProposedPath } from '../proposal.ts'
import { secondReading } from './second-reading.ts'

function aProposal(
  values: Record<string, string>,
  lines: readonly Record<string, string>[] = [],
): Proposal {
  const inLines = lines.flatMap((line, index) =>
    Object.entries(line).map(([name, value]) => [`lines.${index}.${name}`, value] as const),
  )
  const evidence = [...Object.entries(values), ...inLines].map(([path, text]) => {
    const found: Evidence = { text, start: 0, end: text.length, confidence: 0.5 }
    return [path as ProposedPath, found] as const
  })
  return { values, lines, figures: {}, evidence: new Map(evidence), ignored: [] }
}

function confidences(proposal: Proposal) {
  return Object.fromEntries([...proposal.evidence].map(([path, found]) => [path, found.confidence]))
}

it('what two readers say is sure, what one says is shown', () => {
  const first = aProposal({ 'receiver.name': 'Ann Lee' }, [{ description: 'Desks', price: '120' }])
  const second = aProposal({ 'receiver.name': 'ann lee', number: '7' }, [{ price: '120' }])
  expect(confidences(secondReading(first, second))).toEqual({
    'receiver.name': 0.97,
    number: 0.7,
    'lines.0.price': 0.97,
  })
})

it('an account needs its check digits and an amount is a product', () => {
  const second = aProposal({ 'bank.iban': 'DE00123456780000000000' }, [
    { quantity: '4', price: '120', amount: '500' },
    { quantity: '4', price: '120', amount: '480' },
  ])
  const { evidence, lines } = secondReading(aProposal({}), second)
  expect(lines).toEqual([
    { quantity: '4', price: '120' },
    { quantity: '4', price: '120', amount: '480' },
  ])
  expect(evidence.has('bank.iban')).toBe(false)
  expect(evidence.has('lines.0.amount')).toBe(false)
})

it('what the text is, our own reader says: what was ignored, and whom to ask about', () => {
  const ignored = [{ start: 0, end: 4, why: 'quoted' as const }]
  const parties = [{ name: 'Acme', start: 9, end: 13 }]
  const proposal = secondReading({ ...aProposal({}), ignored, parties }, aProposal({}))
  expect(proposal).toMatchObject({ ignored, parties })
})
