import creditNote from 'sheet:cn-elegant/credit_note'
import invoice from 'sheet:elegant-ampersand/invoice'
import order from 'sheet:po-industrial/purchase_order'
import quote from 'sheet:quote-modern-blue/quote'
import { newcomersEntry } from '@sheaf/contract/pages'
import { Link } from 'wouter'
import { Sheet } from '#ui/layout/sheet.tsx'
import { themesByKind } from './figures.ts'
import { SectionHead } from './section-head.tsx'

const cards = [
  {
    kind: 'invoice',
    title: 'Invoice',
    text: 'For work that is done and wants its money.',
    picture: invoice,
    theme: 'Elegant Ampersand',
  },
  {
    kind: 'quote',
    title: 'Quote',
    text: 'An offer with a price and the day it ends.',
    picture: quote,
    theme: 'Modern Blue',
  },
  {
    kind: 'credit_note',
    title: 'Credit note',
    text: 'Takes back an invoice, or a part of it, by the book.',
    picture: creditNote,
    theme: 'Elegant Credit',
  },
  {
    kind: 'purchase_order',
    title: 'Purchase order',
    text: 'Says what you buy, for how much, and where it goes.',
    picture: order,
    theme: 'Industrial Order',
  },
] as const

export function KindSheetsSection() {
  return (
    <section
      id="templates"
      data-desk=""
      aria-labelledby="templates-title"
      className="scroll-mt-0 border-hairline border-y bg-wash py-20"
    >
      <div className="mx-auto w-full max-w-page px-4 sm:px-6">
        <SectionHead id="templates-title" title="Four papers, one hand.">
          Every sheet on this page was set by the engine that sets yours. Change its colours, font,
          logo and words; the page keeps its balance.
        </SectionHead>
        <ul className="mt-14 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {cards.map(({ kind, title, text, picture, theme }) => (
            <li key={kind} className="group relative flex flex-col lg:even:mt-10">
              <Sheet className="aspect-letter transition-transform duration-200 group-hover:-translate-y-2">
                <img
                  {...picture}
                  sizes="(min-width: 64rem) 17rem, 45vw"
                  alt={`${title} in the theme ${theme}`}
                  loading="lazy"
                  width={612}
                  height={792}
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
