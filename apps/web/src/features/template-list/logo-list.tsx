import type { Logo } from '@sheaf/contract/logos'
import type { Fetched } from '#api/fetched.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { LogoGrid } from '#sheets/logos/logo-grid.tsx'
import { CountBadge } from '#ui/layout/count-badge.tsx'

export function LogoList({ data: logos = [], isFailed, tryAgain }: Fetched<readonly Logo[]>) {
  return (
    <section aria-labelledby="logos" className="flex flex-col gap-6">
      <h2 id="logos" className="flex items-center gap-3 text-title">
        Logos {!isFailed && <CountBadge count={logos.length} />}
      </h2>
      {isFailed && <FetchFailure message="We couldn't load your logos" onRetry={tryAgain} />}
      {(!isFailed || logos.length > 0) && <LogoGrid logos={logos} />}
    </section>
  )
}
