import type { Logo } from '@sheaf/contract/logos'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { LogoGrid, LogoGridSkeleton } from '#sheets/logos/logo-grid.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { DashboardSectionHead } from './dashboard-section-head.tsx'

const skeletonCount = 6

type LogoSectionProps = {
  readonly logos: readonly Logo[] | undefined
  readonly isFailed: boolean
  readonly tryAgain: () => void
}

export function LogoSection(props: LogoSectionProps) {
  return (
    <section aria-labelledby="your-logos" className="flex flex-col gap-6">
      <DashboardSectionHead id="your-logos" title="Your Logos" count={props.logos?.length} />
      <Logos {...props} />
    </section>
  )
}

function Logos({ logos, isFailed, tryAgain }: LogoSectionProps) {
  if (isFailed) return <FetchFailure message="Failed to fetch logos" onRetry={tryAgain} />
  if (logos === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>Loading your logos</VisuallyHidden>
        <LogoGridSkeleton count={skeletonCount} />
      </div>
    )
  }
  if (logos.length > 0) return <LogoGrid logos={logos} />
  return (
    <EmptyState
      title="No logos saved"
      action={<ButtonLink href="/create/invoice">Add your logo</ButtonLink>}
    >
      A logo that you upload or generate while you make a document is kept here.
    </EmptyState>
  )
}
