import { currencyCount, themeCount } from './figures.ts'
import { SectionHead } from './section-head.tsx'
import {
  DateSpecimen,
  FileSpecimen,
  LogoSpecimen,
  MailSpecimen,
  MoneySpecimen,
  TotalsSpecimen,
} from './specimens.tsx'

const features = [
  {
    title: 'AI autofill',
    text: 'Paste an email, a contract or any other document. Sheaf proposes the fields and shows the words that each one came from.',
    Specimen: MailSpecimen,
  },
  {
    title: 'AI logo generation',
    text: 'Your company name, a style and two colours become logos drawn as vectors: sharp on a phone and on a van.',
    Specimen: LogoSpecimen,
  },
  {
    title: 'Your client’s language',
    text: 'Write in any script; pages in Arabic and Hebrew are mirrored. Dates and figures follow the language of the document.',
    Specimen: DateSpecimen,
  },
  {
    title: `USD, EUR, GBP and ${currencyCount - 3} more currencies`,
    text: 'Each with its own decimals: two for the euro, none for the yen, three for the Kuwaiti dinar.',
    Specimen: MoneySpecimen,
  },
  {
    title: 'Instant PDF export',
    text: 'Preview and PDF come from one engine, so what you see is what your client opens. Archives and screen readers accept the file.',
    Specimen: FileSpecimen,
  },
  {
    title: 'Ready for EU, US and global markets',
    text: 'VAT, GST and sales tax, two taxes at once, reverse charge, prices with tax inside: added up exactly, to the last cent.',
    Specimen: TotalsSpecimen,
  },
] as const

export function FeatureSection() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto w-full max-w-page scroll-mt-6 px-4 pb-16 sm:px-6 sm:pb-24"
    >
      <SectionHead id="features-title" title="You bring the work and the price.">
        Sheaf reads, converts, adds up and sets the page, in one of {themeCount} themes that look
        like a designer sent them.
      </SectionHead>
      <ul className="mt-8 grid gap-px sm:mt-12 bg-hairline sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, Specimen }) => (
          <li
            key={title}
            className="flex flex-col bg-ground py-7 sm:px-8 sm:py-8 sm:first:pl-0 sm:max-lg:odd:pl-0 sm:max-lg:even:pr-0 lg:nth-[3n]:pr-0 lg:nth-[3n+1]:pl-0"
          >
            <div aria-hidden="true" className="flex flex-col justify-center sm:h-28">
              <Specimen />
            </div>
            <h3 className="mt-4 text-title sm:mt-6">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
