import type { BusinessDocument } from '../documents/document.ts'
import { formatDay } from '../locale/calendar-day.ts'
import { currencyOf } from '../locale/countries.ts'
import { compareDecimals, decimal } from '../money/decimal.ts'
import { moneyText } from '../money/money.ts'
import { cautionsOf } from './cautions.ts'
import { type Circumstances, circumstancesOf, type Situation } from './circumstances.ts'
import type { Cited } from './cited.ts'
import type { Finding, Judgment } from './finding.ts'
import type { Limit, Need, NeedId } from './jurisdiction.ts'
import { needs } from './needs.ts'
import { custom } from './practice.ts'
import { proposedTax } from './proposed-tax.ts'
import { whyOf, whyTaxedSo } from './why.ts'

/** What the law of the seller's country finds on a document. It blocks nothing: whoever sends the document answers for it. */
export function check(document: BusinessDocument, situation: Situation): Judgment {
  const circumstances = circumstancesOf(document, situation)
  const { treated } = circumstances
  return {
    treatment: treated.treatment,
    because: whyTaxedSo(circumstances),
    findings: [...missing(circumstances), ...cautionsOf(circumstances)],
    proposedTax: proposedTax(circumstances),
  }
}

function missing(circumstances: Circumstances): Finding[] {
  return needsHere(circumstances).flatMap((need) => {
    const gap = needs[need.need](circumstances)
    if (!gap) return []
    const severity = need.isAdvice ? 'advice' : 'missing'
    return [{ id: need.need, severity, why: whyNeeded(need), ...gap }]
  })
}

/** The rows of law that apply, one for each need: of two the one that is no mere advice. */
export function needsHere(circumstances: Circumstances): Need[] {
  const rows = new Map<NeedId, Need>()
  for (const need of circumstances.law.needs) {
    if (!applies(need, circumstances)) continue
    const before = rows.get(need.need)
    if (!before || (before.isAdvice && !need.isAdvice)) rows.set(need.need, need)
  }
  return [...rows.values()]
}

function applies(need: Need, circumstances: Circumstances): boolean {
  const { document, sale, treated, day } = circumstances
  return (
    need.on.includes(document.kind) &&
    (need.buyer === undefined || need.buyer === sale.buyerType) &&
    (need.supply === undefined || need.supply === sale.supplyType) &&
    (need.treatments === undefined || need.treatments.includes(treated.treatment)) &&
    (need.since === undefined || need.since <= day) &&
    (need.above === undefined || isAbove(need.above, circumstances))
  )
}

// Only sales at home have simplified invoices, and a total of another currency cannot be compared.
function isAbove({ amount, includesIt }: Limit, { priced, treated, law }: Circumstances): boolean {
  const isAtHome = treated.treatment === 'domestic' || treated.treatment === 'small-business'
  if (!isAtHome || !priced || priced.document.currency !== currencyOf(law.country)) return true
  const difference = compareDecimals(decimal(moneyText(priced.totals.grandTotal)), decimal(amount))
  return includesIt ? difference >= 0 : difference > 0
}

function whyNeeded(need: Need & Cited): string {
  if (need.source === custom.source) return whyOf(need, 'asks for it')
  if (need.isAdvice) return whyOf(need, 'asks for it in some cases')
  return whyOf(
    need,
    need.since === undefined
      ? 'requires it'
      : `requires it since ${formatDay(need.since, 'en-US')}`,
  )
}
