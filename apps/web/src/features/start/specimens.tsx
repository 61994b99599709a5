import type { ReactNode } from 'react'

/** Small settings of what a feature does. They say nothing that the words beside them do not. */
export function MailSpecimen() {
  return (
    <p className="font-serif text-ink-soft text-lead">
      “… two oak desks at <Found>640 each</Found> for <Found>Hotel Aurelia</Found>, you know our
      terms, <Found>net 30</Found> …”
    </p>
  )
}

function Found({ children }: { readonly children: ReactNode }) {
  return (
    <span className="bg-vermilion-tint text-ink underline decoration-2 decoration-vermilion underline-offset-4">
      {children}
    </span>
  )
}

export function LogoSpecimen() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 font-serif text-title">
      Marlow & Finch
      <span className="text-ink-soft text-lead">joinery, oak, classic</span>
    </p>
  )
}

const dates = ['3 March 2026', '3 mars 2026', '3 maart 2026', '3 de marzo de 2026'] as const

export function DateSpecimen() {
  return <Column lines={dates} />
}

const amounts = ['$1 234.50', '1.234,50 €', '¥1,235', 'KWD 1,234.500'] as const

export function MoneySpecimen() {
  return <Column lines={amounts} />
}

/** The first as it is typed, the others as they would be elsewhere. */
function Column({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p className="flex flex-col font-serif text-lead leading-7 tabular-nums">
      {lines.map((line) => (
        <span key={line} className="not-first:text-ink-soft">
          {line}
        </span>
      ))}
    </p>
  )
}

export function FileSpecimen() {
  return (
    <p className="flex flex-col gap-1 font-serif text-title">
      invoice-INV-204817.pdf
      <span className="font-sans text-ink-soft text-small">PDF/A-3a and PDF/UA-1</span>
    </p>
  )
}

const totals = [
  ['Subtotal', '£2,058.00'],
  ['VAT 20%', '£411.60'],
  ['Total', '£2,469.60'],
] as const

export function TotalsSpecimen() {
  return (
    <p className="flex max-w-note flex-col font-serif text-lead leading-8 tabular-nums">
      {totals.map(([label, amount]) => (
        <span
          key={label}
          className="flex justify-between border-hairline not-last:text-ink-soft last:border-ink last:border-t"
        >
          <span>{label}</span>
          <span>{amount}</span>
        </span>
      ))}
    </p>
  )
}
