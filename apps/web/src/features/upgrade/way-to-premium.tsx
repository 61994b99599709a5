import { prices } from '@sheaf/contract/plan-rows'
import { useMutation } from '@tanstack/react-query'
import { goToPayments, useBilling, usePaymentArrival } from '#api/billing.ts'
import { tellFailure } from '#api/failure.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { AskYourAdministrator } from './ask-your-administrator.tsx'

type WayToPremiumProps = {
  readonly email: string
  /** Whether the reader comes from paying. */
  readonly isBack: boolean
  readonly onCheck: () => void
}

/** Paying where this installation takes payments; otherwise who can grant it. */
export function WayToPremium({ email, isBack, onCheck }: WayToPremiumProps) {
  const { data: billing, isFailed, tryAgain } = useBilling()
  if (isFailed) return <FetchFailure message="We couldn't load your plan" onRetry={tryAgain} />
  if (billing === undefined) return <Skeleton className="h-48" />
  if (!billing.isSold) return <AskYourAdministrator email={email} onCheck={onCheck} />
  return isBack ? <Arriving /> : <Offer />
}

const card = 'flex flex-col gap-4 rounded-panel border border-hairline bg-paper p-5'

function Offer() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => goToPayments('checkout'),
    onError: (error) =>
      tellFailure('Not upgraded', error, "We couldn't open the payment page. Please try again."),
  })
  return (
    <section aria-labelledby="offer" className={card}>
      <div className="flex flex-col gap-2">
        <h2 id="offer" className="text-lead">
          {prices.premium} a month, cancel anytime
        </h2>
        <p className="text-ink-soft">
          You pay on Stripe's page, so your card details never reach us. Receipts are in your
          account.
        </p>
      </div>
      <Button variant="primary" onClick={() => mutate()} loading={isPending || isSuccess}>
        Upgrade to Premium
      </Button>
    </section>
  )
}

function Arriving() {
  const { isLate } = usePaymentArrival()
  return (
    <section role="status" className={card}>
      {isLate ? (
        <>
          <h2 className="text-lead">Your payment is still on its way</h2>
          <p className="text-ink-soft">
            Stripe hasn't confirmed it yet. You don't need to pay again: we'll switch you to Premium
            as soon as it arrives.
          </p>
          <Button onClick={() => location.reload()}>Check again</Button>
        </>
      ) : (
        <>
          <h2 className="flex items-center gap-3 text-lead">
            <Spinner /> Confirming your payment
          </h2>
          <p className="text-ink-soft">This usually takes a few seconds.</p>
        </>
      )}
    </section>
  )
}
