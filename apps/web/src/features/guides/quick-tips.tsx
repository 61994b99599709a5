import { useId } from 'react'

const tips = [
  {
    title: 'Print the due date as a date',
    text: '“Due April 14, 2026” is clear at a glance. “Net 30” has to be worked out, and two people may count it differently.',
  },
  {
    title: 'Ask for the PO number first',
    text: 'If a company uses purchase orders, an invoice without a PO number gets stuck. Ask for the number before you write the invoice.',
  },
  {
    title: 'Send it the day you finish',
    text: 'Payment terms usually run from the invoice date, so every day you wait is another day until you get paid.',
  },
  {
    title: "Correct, don't delete",
    text: "Once you've sent an invoice, correct it with a credit note that refers to it. That keeps your numbering free of gaps.",
  },
] as const

export function QuickTips() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-6">
      <h2 id={titleId} className="text-title">
        Quick Tips
      </h2>
      <ol className="grid gap-x-10 gap-y-8 border-hairline border-t pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {tips.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col gap-2">
            <span aria-hidden="true" className="font-serif text-title text-vermilion-ink">
              {index + 1}
            </span>
            <h3 className="text-lead leading-6">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
