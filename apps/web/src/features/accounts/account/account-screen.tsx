import { useCurrentUser } from '#api/current-user.ts'
import { AccessTokensSection } from './access-tokens-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { NameSection } from './name-section.tsx'
import { NumbersSection } from './numbers-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SenderSection } from './sender-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { Statement } from './statement.tsx'
import { SupportSection } from './support-section.tsx'

export function AccountScreen() {
  const session = useCurrentUser({ fresh: true })
  if (session.state !== 'member') return null
  const { user } = session
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-12 gap-y-10 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[1fr_20rem] xl:gap-x-20">
      <header className="flex flex-col gap-1">
        <h1 className="text-heading">Your account</h1>
        <p className="wrap-anywhere text-ink-soft">{user.email}</p>
      </header>
      <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">
        <Statement user={user} />
      </aside>
      <div className="min-w-0">
        <NameSection user={user} />
        <SenderSection />
        <NumbersSection />
        <PasswordSection email={user.email} />
        <SessionsSection />
        <AccessTokensSection email={user.email} />
        <SupportSection />
        <DataSection />
        <DeleteSection user={user} />
      </div>
    </div>
  )
}
