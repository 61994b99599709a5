import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { Finding } from '@sheaf/domain/jurisdictions/finding'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { WantedFormat } from '#document/e-invoice/wanted-format.ts'

type Rules = Awaited<ReturnType<typeof loadRules>>

/** What the rules of a format find: breaches by field, or why a document has no e-invoice. Undefined until the rules are there. */
export type Verdict =
  | { readonly findings: readonly Finding[]; readonly isReady: boolean }
  | { readonly refusal: string }

const profileOf = {
  'factur-x': 'en16931',
  cii: 'en16931',
  xrechnung: 'xrechnung',
  peppol: 'peppol',
} as const satisfies Record<WantedFormat, string>

/** The verdict on a document that is being written. A key press need not wait for it. */
export function useVerdict(
  computed: ComputedDocument,
  format: WantedFormat | undefined,
): Verdict | undefined {
  const rules = useRules(format !== undefined)
  const settled = useDeferredValue(computed)
  return useMemo(
    () => rules && format && verdictOf(rules, settled, format),
    [rules, settled, format],
  )
}

/** The verdict of each format on a finished document. */
export function useVerdicts(
  computed: ComputedDocument,
  isWanted: boolean,
): ((format: WantedFormat) => Verdict) | undefined {
  const rules = useRules(isWanted)
  return rules && ((format) => verdictOf(rules, computed, format))
}

function verdictOf(rules: Rules, computed: ComputedDocument, format: WantedFormat): Verdict {
  const inside = format === 'factur-x' ? rules.facturXOf(computed) : undefined
  if (inside && 'reason' in inside && inside.reason === 'seller-outside-eu') return outsideEu
  const found = rules.breachesOf(computed, profileOf[format])
  if ('refusal' in found) return found
  return { findings: found, isReady: found.every(({ severity }) => severity === 'advice') }
}

const outsideEu = {
  refusal:
    'Only PDFs of sellers in the EU carry an e-invoice. Your address or country is elsewhere.',
} as const

// Some hundred rules that most visitors never need.
async function loadRules() {
  const [{ breachesOf }, { facturXOf }] = await Promise.all([
    import('@sheaf/einvoice/mapping/breaches'),
    import('@sheaf/einvoice/pdf/factur-x'),
  ])
  return { breachesOf, facturXOf }
}

function useRules(isWanted: boolean): Rules | undefined {
  const [rules, setRules] = useState<Rules>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    void loadRules().then((loaded) => {
      if (!isGone) setRules(loaded)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  return rules
}
