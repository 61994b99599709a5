import clsx from 'clsx'
import { Link } from 'wouter'
import { currentMark, type Entry } from './navigation.ts'

type EntryLinksProps = { readonly entries: readonly Entry[]; readonly address: string }

/** Entries of the top bar. The current one stands on the line below the bar. */
export function BarLinks({ entries, address }: EntryLinksProps) {
  return entries.map((entry) => (
    <EntryLink
      key={entry.label}
      {...{ entry, address }}
      className="relative flex h-full items-center whitespace-nowrap px-2 font-medium transition-colors after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 xl:px-3 xl:after:inset-x-3"
      currentClassName="text-ink after:bg-vermilion"
      otherClassName="text-ink-soft hover:text-ink"
    />
  ))
}

/** Entries of the menu, set as in the contents of a book. */
export function MenuLinks({ entries, address }: EntryLinksProps) {
  return (
    <ul className="flex flex-col">
      {entries.map((entry) => (
        <li key={entry.label} className="border-hairline border-b">
          <EntryLink
            {...{ entry, address }}
            className="flex h-14 items-center justify-between font-serif text-title after:size-2 after:rounded-full"
            currentClassName="after:bg-vermilion"
            otherClassName="text-ink-soft"
          />
        </li>
      ))}
    </ul>
  )
}

type EntryLinkProps = {
  readonly entry: Entry
  readonly address: string
  readonly className: string
  readonly currentClassName: string
  readonly otherClassName: string
}

function EntryLink(props: EntryLinkProps) {
  const { entry, address, className, currentClassName, otherClassName } = props
  const current = currentMark(entry, address)
  return (
    <Link
      href={entry.href}
      aria-current={current}
      className={clsx(className, current ? currentClassName : otherClassName)}
    >
      {entry.label}
    </Link>
  )
}
