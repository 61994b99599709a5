import type { Delivery } from '@sheaf/contract/kept-invoices'
import type { ReactNode } from 'react'

/** A line of what is kept: its name, and what it is. */
export function KeptFact({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-hairline border-t py-2.5">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0 text-right tabular-nums">{children}</dd>
    </div>
  )
}

type DeliveryFactsProps = {
  readonly order: {
    readonly deliverTo: Delivery
    readonly clientEmail: string
    readonly timeZone: string
  }
  readonly at: string
}

/** Who gets the emails, and when. */
export function DeliveryFacts({ order, at }: DeliveryFactsProps) {
  const { deliverTo, clientEmail, timeZone } = order
  return (
    <>
      <KeptFact name="Sent to">
        {deliverTo === 'client' ? `${clientEmail}, with a copy to you` : 'You'}
      </KeptFact>
      <KeptFact name="Sent at">
        {at}, {timeZone.replaceAll('_', ' ')}
      </KeptFact>
    </>
  )
}
