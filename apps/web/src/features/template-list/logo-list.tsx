import type { Logo } from '@sheaf/contract/logos'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { LogoGrid } from '#sheets/logos/logo-grid.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { CountBadge } from '#ui/layout/count-badge.tsx'

type LogoListProps = {
  readonly logos: readonly Logo[] | undefined
  readonly isFailed: boolean
  readonly tryAgain: () => void
}

export function LogoList({ logos = [], isFailed, tryAgain }: LogoListProps) {
  return (
    <section aria-labelledby="logos" className="flex flex-col gap-6">
      <h2 id="logos" className="flex items-center gap-3 text-title">
        Logos <CountBadge count={logos.length} />
      </h2>
      {isFailed && <FetchFailure message="Failed to fetch logos" onRetry={tryAgain} />}
      {!isFailed && logos.length === 0 ? <NoLogos /> : <LogoGrid logos={logos} />}
    </section>
  )
}

function NoLogos() {
  return (
    <EmptyState
      title="No logos saved"
      action={<ButtonLink href="/create/invoice">Add your logo</ButtonLink>}
    >
      A logo that you upload or generate while you make a document is kept here.
    </EmptyState>
  )
}
