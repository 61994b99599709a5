import { newcomersEntry } from '@sheaf/contract/pages'
import { type PlanRow, planRows, prices } from '@sheaf/contract/plan-rows'
import clsx from 'clsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { SectionHead } from './section-head.tsx'

export function PricingSection() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto w-full max-w-page scroll-mt-6 px-4 py-16 sm:px-6 sm:py-24"
    >
      <SectionHead id="pricing-title" title="Two prices, no surprises.">
        Start free, no credit card required. Upgrade when you need more documents.
      </SectionHead>
      <div className="mt-12 grid gap-8 lg:grid-cols-2">
        <PriceCard plan="free" name="Free" action="Start free" />
        <PriceCard plan="premium" name="Premium" action="Choose Premium" />
      </div>
    </section>
  )
}

type PriceCardProps = {
  readonly plan: 'free' | 'premium'
  readonly name: string
  readonly action: string
}

/** A price list on a sheet of its own: the figure first, then what it buys. */
function PriceCard({ plan, name, action }: PriceCardProps) {
  const rows = planRows.filter((row) => row[plan] !== false)
  const isPremium = plan === 'premium'
  return (
    <Sheet className={clsx(isPremium && 'border-vermilion border-t-4')}>
      <article className={clsx('flex h-full flex-col p-6 sm:p-10', !isPremium && 'pt-7 sm:pt-11')}>
        <h3 className="text-title">{name}</h3>
        <p className="mt-5 flex items-baseline gap-3">
          <span className="font-display text-poster tabular-nums">{prices[plan]}</span>
          <span className="text-ink-soft">per month</span>
        </p>
        <dl className="mt-8 border-ink border-t-2">
          {rows.map((row) => (
            <Line key={row.feature} row={row} plan={plan} />
          ))}
        </dl>
        <p className="mt-auto pt-8">
          <ButtonLink
            href={newcomersEntry}
            variant={isPremium ? 'secondary' : 'primary'}
            className="h-12 px-6"
          >
            {action}
          </ButtonLink>
        </p>
      </article>
    </Sheet>
  )
}

type LineProps = { readonly row: PlanRow; readonly plan: 'free' | 'premium' }

function Line({ row, plan }: LineProps) {
  const value = row[plan]
  return (
    <div className="flex justify-between gap-6 border-hairline border-b py-2.5">
      <dt>{row.feature}</dt>
      <dd className="text-right font-medium tabular-nums">
        {typeof value === 'string' ? value : 'Included'}
      </dd>
    </div>
  )
}
