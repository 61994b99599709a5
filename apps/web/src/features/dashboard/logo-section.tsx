import type { Logo } from '@sheaf/contract/logos'
import type { Fetched } from '#api/fetched.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { LogoGrid, LogoGridSkeleton } from '#sheets/logos/logo-grid.tsx'
import { DashboardSectionHead } from './dashboard-section-head.tsx'

const skeletonCount = 6

export function LogoSection({ data: logos, isFailed, tryAgain }: Fetched<readonly Logo[]>) {
  return (
    <section aria-labelledby="your-logos" className="flex flex-col gap-6">
      <DashboardSectionHead id="your-logos" title="Your Logos" count={logos?.length} />
      {isFailed ? (
        <FetchFailure message="We couldn't load your logos" onRetry={tryAgain} />
      ) : logos ? (
        <LogoGrid logos={logos} />
      ) : (
        <LogoGridSkeleton count={skeletonCount} />
      )}
    </section>
  )
}
