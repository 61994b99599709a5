import type { CurrentUser } from '@sheaf/contract/current-user'
import { planRows, prices } from '@sheaf/contract/plan-rows'
import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/layout/badge.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type PlanName = CurrentUser['subscription']

const names = { free: 'Free', premium: 'Premium' } as const

/** Both plans side by side, set as a price list. The reader's own is the one that is marked. */
export function PlanTable({ own }: { readonly own: PlanName }) {
  return (
    <Sheet>
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Compare plans</caption>
        <colgroup>
          <col className="w-[38%] sm:w-2/5" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr className="border-ink border-b-2 align-bottom">
            <td className="p-3 sm:px-6" />
            <Head plan="free" own={own} />
            <Head plan="premium" own={own} />
          </tr>
        </thead>
        <tbody>
          {planRows.map(({ feature, free, premium }) => (
            <tr key={feature} className="border-hairline border-b last:border-none">
              <th scope="row" className="wrap-anywhere px-3 py-2.5 font-normal sm:px-6">
                {feature}
              </th>
              <Cell>{free}</Cell>
              <Cell isStrong>{premium}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

function Head({ plan, own }: { readonly plan: PlanName; readonly own: PlanName }) {
  return (
    <th
      scope="col"
      className={clsx('p-3 font-normal sm:px-6 sm:py-5', plan === 'premium' && strong)}
    >
      <span className="flex flex-col items-start gap-1">
        <span className="h-6">{plan === own && <Badge tone="ink">Your plan</Badge>}</span>
        <span className="font-serif text-lead sm:text-title">{names[plan]}</span>
        <span>
          <span className="font-serif text-title tabular-nums sm:text-heading">{prices[plan]}</span>{' '}
          <span className="text-ink-soft">per month</span>
        </span>
      </span>
    </th>
  )
}

const strong = 'bg-ground'

type CellProps = { readonly children: string | boolean; readonly isStrong?: boolean }

function Cell({ children, isStrong = false }: CellProps) {
  return (
    <td className={clsx('wrap-anywhere px-3 py-2.5 tabular-nums sm:px-6', isStrong && strong)}>
      {inWords(children)}
    </td>
  )
}

function inWords(value: string | boolean): ReactNode {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <Check aria-hidden="true" className="size-5 text-spruce" />
      <VisuallyHidden>Yes</VisuallyHidden>
    </>
  ) : (
    <>
      <Minus aria-hidden="true" className="size-5 text-edge" />
      <VisuallyHidden>No</VisuallyHidden>
    </>
  )
}
