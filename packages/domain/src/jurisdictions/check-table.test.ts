import { expect, it } from 'vitest'
import { type Deal, deals, lawfulDocument, today } from '../../test/lawful-document.ts'
import { without } from '../../test/without.ts'
import type { BusinessDocument } from '../documents/document.ts'
import { type DocumentKind, documentKinds } from '../documents/kind.ts'
import { check, needsHere } from './check.ts'
import { circumstancesOf } from './circumstances.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import { jurisdictions } from './jurisdictions.ts'
import { taxKinds } from './practice.ts'

const rows = jurisdictions.flatMap((law) =>
  documentKinds.map((kind) => ({ law, kind, country: law.name })),
)

// Tax law does not know the other kinds: who buys what from whom changes nothing there.
const dealsOf = (kind: DocumentKind) => (taxKinds.includes(kind) ? deals : deals.slice(0, 1))

it.each(rows)(
  '[J4] a complete $kind from $country lacks nothing, and one that lacks something is told just that',
  ({ law, kind }) => {
    for (const deal of dealsOf(kind)) {
      const situation = { today, isSmallBusiness: deal.isSmallBusiness }
      const complete = lawfulDocument(law, kind, deal)
      const findings = check(complete, situation).findings
      expect([deal.name, findings.filter(({ severity }) => severity !== 'advice')]).toEqual([
        deal.name,
        [],
      ])
      expect(surprises(complete, law, deal)).toEqual([])
    }
  },
)

/** Needs of which the document is told something else when only they are not met. */
function surprises(complete: BusinessDocument, law: Jurisdiction, deal: Deal): string[] {
  const situation = { today, isSmallBusiness: deal.isSmallBusiness }
  const idsOf = (document: BusinessDocument) =>
    check(document, situation).findings.map(({ id, severity }) => `${id} ${severity}`)
  const before = idsOf(complete)
  const needed = needsHere(circumstancesOf(complete, situation))
  expect(needed.length).toBeGreaterThan(5)
  return needed
    .filter(({ need }) => need !== 'buyer-address' || tellsCountry(deal))
    .flatMap(({ need, isAdvice }) => {
      const after = idsOf(without(need, complete, law))
      const told = after.filter((id) => !before.includes(id)).join()
      const lost = before.filter((id) => !after.includes(id)).join()
      const isRight = told === `${need} ${isAdvice ? 'advice' : 'missing'}` && lost === ''
      return isRight ? [] : [`${deal.name}, without ${need}: told ${told}, lost ${lost}`]
    })
}

// A consumer abroad without an address could be anywhere, at home too; goods still have a place to go.
function tellsCountry({ to, supplyType, buyerType }: Deal): boolean {
  return to === 'home' || supplyType === 'goods' || buyerType === 'business'
}
