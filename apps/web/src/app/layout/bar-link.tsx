import clsx from 'clsx'
import { Link } from 'wouter'
import { currentMark, type Entry } from './navigation.ts'

type BarLinkProps = { readonly entry: Entry; readonly address: string }

/** An entry of the top bar. The current one stands on the line below the bar. */
export function BarLink({ entry, address }: BarLinkProps) {
  const current = currentMark(entry, address)
  return (
    <Link
      href={entry.href}
      aria-current={current}
      className={clsx(
        'relative flex h-full items-center whitespace-nowrap px-2 font-medium transition-colors',
        'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 xl:px-3 xl:after:inset-x-3',
        current ? 'text-ink after:bg-vermilion' : 'text-ink-soft hover:text-ink',
      )}
    >
      {entry.label}
    </Link>
  )
}
