import { useId } from 'react'

const tips = [
  {
    title: 'Print the due date as a date',
    text: '‘Due 14 April 2026’ can be obeyed at once. ‘Net 30’ has to be worked out, and two people may count differently.',
  },
  {
    title: 'Ask for the order number first',
    text: 'Where a company works with purchase orders, an invoice without the number waits on somebody’s desk. Ask before you write.',
  },
  {
    title: 'Send it on the day the work is done',
    text: 'The time to pay usually runs from the date of the invoice: every day you wait is a day later that you are paid.',
  },
  {
    title: 'Never delete, correct',
    text: 'An invoice that has left your office is corrected by a credit note that names it. Then your numbers stay without a gap.',
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
