import { BellRing, type LucideIcon, Repeat, Table2 } from 'lucide-react'
import { Link } from 'wouter'

type Tool = {
  readonly name: string
  readonly text: string
  readonly href: string
  readonly Icon: LucideIcon
}

const tools: readonly Tool[] = [
  {
    name: 'Recurring invoices',
    text: 'Created and emailed on their day.',
    href: '/recurring',
    Icon: Repeat,
  },
  {
    name: 'Payment reminders',
    text: 'By email or in your calendar.',
    href: '/reminders',
    Icon: BellRing,
  },
  {
    name: 'Export to accounting',
    text: 'For QuickBooks, Xero, DATEV and others.',
    href: '/export',
    Icon: Table2,
  },
]

/** The ways to what happens after an invoice: the bar has no room for them. */
export function ToolsCard() {
  return (
    <nav
      aria-labelledby="tools-card"
      className="mx-auto flex w-full max-w-note flex-col gap-1 rounded-panel border border-hairline bg-paper px-6 pt-6 pb-4"
    >
      <h2 id="tools-card" className="pb-1 text-lead">
        After the invoice
      </h2>
      <ul className="flex flex-col divide-y divide-hairline">
        {tools.map(({ name, text, href, Icon }) => (
          <li key={href} className="group relative flex gap-3 py-3">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            <div className="flex min-w-0 flex-col">
              <Link
                href={href}
                className="rounded-control font-medium decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </Link>
              <span className="text-ink-soft text-small">{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
