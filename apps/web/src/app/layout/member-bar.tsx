import type { CurrentUser } from '@sheaf/contract/current-user'
import { useSignOut } from '#app/session/sign-out.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { Button } from '#ui/actions/button.tsx'
import { AccountLink } from './account-link.tsx'
import { BarLinks, MenuLinks } from './entry-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { exportEntry, memberEntries } from './navigation.ts'

type MemberBarProps = { readonly user: CurrentUser; readonly address: string }

// Seven entries and two more need 900 px even in small letters: narrower windows get the menu.
export function MemberBar({ user, address }: MemberBarProps) {
  const signOut = useSignOut(user.id)
  const { note } = useHistoryNote()
  // A template is changed where documents are written: it belongs to the templates all the same.
  const marked = note.editingId === undefined ? address : '/templates/manage'
  return (
    <>
      <nav
        aria-label="Main"
        className="-ml-2 mr-auto hidden h-full text-small lg:flex xl:-ml-3 xl:text-body"
      >
        <BarLinks entries={memberEntries} address={marked} />
      </nav>
      <div className="hidden items-center gap-3 lg:flex">
        <Button size="small" onClick={signOut}>
          Sign Out
        </Button>
        <AccountLink user={user} address={address} />
      </div>
      <MobileMenu key={address} className="lg:hidden">
        <MenuLinks entries={[...memberEntries, exportEntry]} address={marked} />
        <div className="mt-auto flex flex-col gap-4 pt-8">
          <AccountLink user={user} address={address} named />
          <Button onClick={signOut}>Sign Out</Button>
        </div>
      </MobileMenu>
    </>
  )
}
