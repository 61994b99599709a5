import type { Billing } from '@sheaf/contract/billing'
import { prices } from '@sheaf/contract/plan-rows'
import { useMutation } from '@tanstack/react-query'
import { goToPayments, useBilling, usePlanCheck } from '#api/billing.ts'
import { tellFailure } from '#api/failure.ts'
import { Button } from '#ui/actions/button.tsx'

/** When the next payment is, or the end, and where that is changed. Nothing for those who were granted Premium. */
export function PaidPlan() {
  usePlanCheck({ isBack: isBackFromManaging() })
  const { data: billing } = useBilling()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => goToPayments('portal'),
    onError: (error) =>
      tellFailure('Not opened', error, "We couldn't open the payment page. Please try again."),
  })
  if (billing === undefined || billing.state === 'none' || !billing.isSold) return null
  return (
    <div className="flex flex-col gap-4">
      <p className={billing.state === 'past-due' ? 'text-vermilion' : 'text-ink-soft'}>
        {inWords(billing)}
      </p>
      <Button onClick={() => mutate()} loading={isPending || isSuccess}>
        {billing.state === 'past-due' ? 'Update payment' : 'Manage plan'}
      </Button>
    </div>
  )
}

// The payment provider sends people back to this address.
function isBackFromManaging(): boolean {
  return new URLSearchParams(location.search).has('plan')
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

export function inWords({ state, until }: Pick<Billing, 'state' | 'until'>): string {
  const day = until === null ? 'soon' : date.format(Date.parse(until))
  if (state === 'ending') return `Canceled. You have Premium until ${day}.`
  if (state === 'past-due') {
    return `Your last payment didn't go through. You keep Premium until ${day}.`
  }
  return `Next payment of ${prices.premium}: ${day}`
}
