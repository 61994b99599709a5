import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'
import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SmallSheets } from '#ui/layout/small-sheets.tsx'
import { counted, documentAccess, planName } from './plan-words.ts'

type InfoCardsProps = {
  readonly user: CurrentUser
  /** What is kept for the user; undefined until it is known, null where it could not be read. */
  readonly stored: Readonly<Record<'templates' | 'logos' | 'invoices', number | null | undefined>>
}

/** Three index cards in one row: how the account stands. */
export function InfoCards({ user, stored }: InfoCardsProps) {
  const access = documentAccess(user)
  const isPremium = user.subscription === 'premium'
  return (
    <dl className="grid rounded-panel border border-hairline bg-paper max-md:divide-y max-md:divide-hairline md:grid-cols-3 md:divide-x md:divide-hairline">
      <InfoCard
        title="Account Type"
        value={planName(user)}
        note={isPremium ? 'Every template and every feature' : givenFree}
      />
      <InfoCard
        title="Document Access"
        value={access.words}
        note={access.left}
        aside={access.count && <SmallSheets {...access.count} />}
      />
      <InfoCard
        title="Privacy Status"
        value="GDPR compliant"
        note={storedWords(stored) ?? <Skeleton className="my-0.5 h-4 w-48 max-w-full" />}
      />
    </dl>
  )
}

const givenFree = `${counted(plans.free.documents, 'document')} and ${counted(plans.free.aiLogos, 'AI logo')}`

function storedWords({ templates, logos, invoices }: InfoCardsProps['stored']) {
  if (templates === null || logos === null) return "We couldn't count your templates and logos"
  if (templates === undefined || logos === undefined || invoices === undefined) return undefined
  if (invoices) {
    return `${counted(templates, 'template')}, ${counted(logos, 'logo')} and ${counted(invoices, 'encrypted invoice')} stored`
  }
  const kept = `${counted(templates, 'template')} and ${counted(logos, 'logo')} stored`
  return invoices === 0 ? `${kept}, no client data` : kept
}

type InfoCardProps = {
  readonly title: string
  readonly value: string
  readonly note: ReactNode
  readonly aside?: ReactNode
}

function InfoCard({ title, value, note, aside }: InfoCardProps) {
  return (
    <div className="relative px-5 py-4">
      <dt className="text-ink-soft text-small">{title}</dt>
      <dd className="font-medium font-serif text-lead tabular-nums">
        {value}
        {aside && <span className="absolute top-4 right-5">{aside}</span>}
      </dd>
      <dd className="text-ink-soft text-small tabular-nums">{note}</dd>
    </div>
  )
}
