import { usePageHead } from '#ui/page-head.ts'
import { Sheaf } from './sheaf.tsx'

const facts = [
  {
    id: undefined,
    title: 'Live preview',
    text: 'The sheet on your screen is the sheet in the PDF, set by the same engine as you type.',
  },
  {
    id: undefined,
    title: 'Nothing about your clients is stored',
    text: 'We keep your templates and logos. The rest is used to make the PDF, then discarded.',
  },
  {
    id: 'pricing',
    title: '2 documents free',
    text: 'Make two documents of any kind without a credit card, and one logo with them.',
  },
] as const

export function VisitorStart() {
  usePageHead({
    title: 'Invoices, quotes, purchase orders and credit notes, as PDF, in under a minute',
    description:
      'Styled PDF invoices, quotes, purchase orders and credit notes for freelancers and small businesses. Two documents free, no credit card.',
    kind: 'website',
  })
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col px-4 sm:px-6">
      <div className="grid grow items-center gap-12 py-12 lg:grid-cols-[1fr_30rem] lg:gap-16 lg:py-14">
        <div className="flex flex-col gap-6">
          <h1 className="text-heading sm:text-display">
            Invoices, quotes, purchase orders and credit notes, as PDF, in under a minute.
          </h1>
          <p className="max-w-note text-ink-soft text-lead">
            Sheaf sets the papers of your business as a good printer would.
          </p>
        </div>
        <div id="templates">
          <Sheaf />
        </div>
      </div>
      <dl
        id="features"
        className="grid gap-x-12 border-hairline border-t py-10 max-md:gap-y-8 md:grid-cols-3"
      >
        {facts.map((fact) => (
          <div key={fact.title} id={fact.id} className="flex flex-col gap-1">
            <dt className="font-medium font-serif text-lead">{fact.title}</dt>
            <dd className="text-ink-soft">{fact.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
