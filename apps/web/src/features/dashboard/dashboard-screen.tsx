import { useCurrentUser } from '#api/current-user.ts'
import { useLogos } from '#api/logos.ts'
import { useReminders } from '#api/reminders.ts'
import { useSchedules } from '#api/schedules.ts'
import { allSaved, countSaved, useSavedTemplates } from '#sheets/templates/use-saved-templates.ts'
import { AccountSummary } from './account-summary.tsx'
import { CreateTiles } from './create-tiles.tsx'
import { DueSection } from './due-section.tsx'
import { Greeting } from './greeting.tsx'
import { InfoCards } from './info-cards.tsx'
import { LogoSection } from './logo-section.tsx'
import { RecentSection } from './recent-section.tsx'
import { TemplateSection } from './template-section.tsx'
import { ToolsCard } from './tools-card.tsx'

export function DashboardScreen() {
  const session = useCurrentUser({ fresh: true })
  const saved = useSavedTemplates()
  const logos = useLogos()
  const invoices = useKeptInvoices()
  if (session.state !== 'member') return null
  const { user } = session
  const templates = allSaved(saved)
  const templateCount = countSaved(saved)
  const stored = {
    templates: templateCount,
    logos: logos.isFailed ? null : logos.data?.length,
    invoices,
  }
  return (
    <>
      <Greeting user={user} />
      <CreateTiles />
      <div className="mx-auto grid w-full max-w-page gap-x-14 gap-y-14 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 lg:col-span-2">
          <InfoCards user={user} stored={stored} />
        </div>
        <div className="flex min-w-0 flex-col gap-16">
          <DueSection />
          <RecentSection userId={user.id} />
          <TemplateSection templates={templates} lists={saved} />
          <LogoSection {...logos} />
        </div>
        <aside className="flex min-w-0 flex-col gap-8 lg:pt-1">
          <AccountSummary user={user} templateCount={templateCount} />
          <ToolsCard />
        </aside>
      </div>
    </>
  )
}

/** How many invoices the server keeps for schedules and reminders. Undefined until it is known, null where it could not be read. */
function useKeptInvoices(): number | null | undefined {
  const lists = [useSchedules(), useReminders()]
  if (lists.some(({ isFailed }) => isFailed)) return null
  const counts = lists.map(({ data }) => data?.filter(({ order }) => order !== null).length)
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  )
}
