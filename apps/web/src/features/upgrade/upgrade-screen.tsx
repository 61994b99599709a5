import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'
import { useCurrentUser } from '#api/current-user.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { SmallSheets } from '#ui/layout/small-sheets.tsx'
import { PlanTable } from './plan-table.tsx'
import { WayToPremium } from './way-to-premium.tsx'

export function UpgradeScreen() {
  const session = useCurrentUser({ fresh: true })
  if (session.state !== 'member') return null
  const { user } = session
  const isPremium = user.subscription === 'premium'
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex max-w-reading flex-col gap-1">
        <h1 className="text-heading">{isPremium ? "You're on Premium" : 'Upgrade to Premium'}</h1>
        <p className="text-ink-soft text-lead">
          {isPremium
            ? 'You have unlimited documents and every template. Thank you!'
            : 'Unlimited documents, in every template.'}
        </p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PlanTable own={user.subscription} />
        <aside className="flex flex-col gap-8">
          <Usage user={user} />
          {isPremium ? (
            <ButtonLink href="/create/invoice" variant="primary">
              Create Invoice
            </ButtonLink>
          ) : (
            <WayToPremium
              email={user.email}
              isBack={isBackFromPaying()}
              onCheck={session.askAgain}
            />
          )}
        </aside>
      </div>
    </div>
  )
}

function Usage({ user }: { readonly user: CurrentUser }) {
  const { documents, aiLogos } = plans[user.subscription]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
      <Figure name="Documents created" used={user.documentsUsed} limit={documents} />
      <Figure name="Logos generated" used={user.logosGenerated} limit={aiLogos} />
    </dl>
  )
}

type FigureProps = { readonly name: string; readonly used: number; readonly limit: number | null }

function Figure({ name, used, limit }: FigureProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="flex items-center gap-3 font-serif text-title tabular-nums">
        {limit === null ? used : `${Math.min(used, limit)} of ${limit}`}
        {limit !== null && <SmallSheets used={used} limit={limit} />}
      </dd>
    </div>
  )
}

// The payment provider sends people back to this address.
function isBackFromPaying(): boolean {
  return new URLSearchParams(location.search).has('paid')
}
