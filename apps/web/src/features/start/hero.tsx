import { newcomersEntry } from '@sheaf/contract/pages'
import { plans } from '@sheaf/contract/plans'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { HeroSheet } from './hero-sheet.tsx'

const facts = [
  'No credit card required',
  'Set up in 30 seconds',
  `${plans.free.documents} documents free`,
] as const

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-page items-center gap-x-16 gap-y-14 px-4 pt-10 pb-16 sm:px-6 sm:pt-12 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:pt-16 lg:pb-24">
      <div className="flex flex-col items-start gap-6 sm:gap-8">
        <h1 className="font-display text-poster">Invoices that get you paid.</h1>
        <p className="max-w-reading text-ink-soft text-lead">
          Invoices, quotes, purchase orders and credit notes for freelancers and small businesses.
          Fill one in, watch it take shape and send it as a PDF in under a minute.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href={newcomersEntry} variant="primary" className="h-12 px-6">
            Get Started Free
          </ButtonLink>
          <ButtonLink href="/#templates" variant="quiet" className="h-12">
            See the templates
          </ButtonLink>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 border-hairline border-t pt-4 text-ink-soft text-small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <HeroSheet />
    </section>
  )
}
