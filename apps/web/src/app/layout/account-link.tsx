import type { CurrentUser } from '@sheaf/contract/current-user'
import clsx from 'clsx'
import { Link } from 'wouter'
import { currentMark, type Entry } from './navigation.ts'

const entry: Entry = { label: 'Your account', href: '/account', also: ['/upgrade'] }

type AccountLinkProps = {
  readonly user: CurrentUser
  readonly address: string
  /** With name and address beside the initial. */
  readonly named?: boolean
}

export function AccountLink({ user, address, named = false }: AccountLinkProps) {
  const current = currentMark(entry, address)
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Link
      href={entry.href}
      aria-current={current}
      aria-label={named ? undefined : entry.label}
      title={named ? undefined : fullName}
      className={clsx('group flex min-w-0 items-center gap-3', !named && 'rounded-full')}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full font-medium transition-colors pointer-coarse:size-10',
          current ? 'bg-ink text-ground' : 'bg-spruce-tint text-spruce group-hover:bg-wash',
        )}
      >
        {initialOf(user)}
      </span>
      {named && (
        <span className="flex min-w-0 flex-col">
          <span className="font-medium">{entry.label}</span>
          <span className="truncate text-ink-soft text-small">{user.email}</span>
        </span>
      )}
    </Link>
  )
}

type Named = { readonly firstName: string; readonly email: string }

/** The letter that stands for a person: the first one that a reader would call a letter. */
export function initialOf({ firstName, email }: Named): string {
  const [first] = new Intl.Segmenter().segment(firstName.trim() || email)
  return (first?.segment ?? '').toLocaleUpperCase()
}
