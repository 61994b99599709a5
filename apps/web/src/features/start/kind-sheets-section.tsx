import creditNote from 'sheet:cn-elegant/credit_note'
import invoice from 'sheet:elegant-ampersand/invoice'
import order from 'sheet:po-industrial/purchase_order'
import quote from 'sheet:quote-modern-blue/quote'
import { newcomersEntry } from '@sheaf/contract/pages'
import { Link } from 'wouter'
import { Sheet } from '#ui/layout/sheet.tsx'
import { useRootMark } from '#ui/page/use-root-mark.ts'
import { themesByKind } from './figures.ts'
import { SectionHead } from './section-head.tsx'

const cards = [
  {
    kind: 'invoice',
    title: 'Invoice',
    text: "Bill for the work you've done.",
    picture: invoice,
    theme: 'Elegant Ampersand',
  },
  {
    kind: 'quote',
    title: 'Quote',
    text: "Offer a price and say how long it's good for.",
    picture: quote,
    theme: 'Modern Blue',
  },
  {
    kind: 'credit_note',
    title: 'Credit note',
    text: 'Correct or cancel an invoice the right way.',
    picture: creditNote,
    theme: 'Elegant Credit',
  },
  {
    kind: 'purchase_order',
    title: 'Purchase order',
    text: 'Order what you need, at the agreed price.',
    picture: order,
    theme: 'Industrial Order',
  },
] as const

export function KindSheetsSection() {
  useRootMark('data-desk')
  return (
    <section
      id="templates"
      data-desk=""
      aria-labelledby="templates-title"
      className="scroll-mt-0 border-hairline border-y bg-wash py-20"
    >
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">
        <SectionHead id="templates-title" title="Four documents, one style.">
          Every document on this page was made with Sheaf. Change the colors, font, logo and text,
          and the layout adjusts.
        </SectionHead>
        <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {cards.map(({ kind, title, text, picture, theme }) => (
            <li key={kind} className="group relative flex flex-col lg:even:mt-10">
              <Sheet className="aspect-a4 transition-transform duration-200 group-hover:-translate-y-2">
                <img
                  {...picture}
                  sizes="(min-width: 64rem) 17rem, 45vw"
                  alt={`${title} in the ${theme} template`}
                  loading="lazy"
                  width={595}
                  height={842}
                  className="size-full"
                />
              </Sheet>
              <h3 className="mt-6 text-title">
                <Link href={newcomersEntry} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
              <p className="mt-2 text-small">{themesByKind[kind]} themes</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
