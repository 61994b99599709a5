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
    text: 'Paste an email, a contract or any other document. Sheaf suggests what to fill in and shows where each detail came from.',
    Specimen: MailSpecimen,
  },
  {
    title: 'AI logo generation',
    text: 'Turn your company name, a style and two colors into vector logos that stay sharp on a phone or the side of a van.',
    Specimen: LogoSpecimen,
  },
  {
    title: "Your client's language",
    text: "Write in any script. Arabic and Hebrew pages run right to left, and dates and numbers follow the document's language.",
    Specimen: DateSpecimen,
  },
  {
    title: `USD, EUR, GBP and ${currencyCount - 3} more currencies`,
    text: 'Each with the right decimals: two for the euro, none for the yen, three for the Kuwaiti dinar.',
    Specimen: MoneySpecimen,
  },
  {
    title: 'Instant PDF export',
    text: 'The preview and the PDF come from the same engine, so your client gets exactly what you see. The file is ready for archives and screen readers.',
    Specimen: FileSpecimen,
  },
  {
    title: 'Ready for EU, US and global markets',
    text: 'VAT, GST and sales tax, two taxes on one invoice, reverse charge, tax-inclusive prices: all calculated to the cent.',
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
      <SectionHead id="features-title" title="You do the work. Sheaf does the document.">
        It reads your notes, does the math and lays out the page in one of {themeCount}{' '}
        professionally designed templates.
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
