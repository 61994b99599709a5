import { useCurrentUser } from '#api/current-user.ts'
import { Sheaf } from './sheaf.tsx'

export function MemberStart() {
  const session = useCurrentUser()
  const firstName = (session.state === 'member' && session.user.firstName) || 'User'
  return (
    <div className="mx-auto grid w-full max-w-page grow items-center gap-12 px-4 py-12 sm:px-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <h1 className="wrap-anywhere text-heading sm:text-display">Hello, {firstName}</h1>
        <p className="max-w-note text-ink-soft text-lead">
          Your desk is ready. Only your templates and logos are kept here, never your clients.
        </p>
      </div>
      <Sheaf />
    </div>
  )
}
