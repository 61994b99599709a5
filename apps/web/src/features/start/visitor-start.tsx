import { plans } from '@sheaf/contract/plans'
import { productName } from '@sheaf/contract/product'
import { usePageHead } from '#ui/page/page-head.ts'
import { FeatureSection } from './feature-section.tsx'
import { GuideSection } from './guide-section.tsx'
import { Hero } from './hero.tsx'
import { KindSheetsSection } from './kind-sheets-section.tsx'
import { LastCall } from './last-call.tsx'
import { PricingSection } from './pricing-section.tsx'
import { PrivacySection } from './privacy-section.tsx'

/** The landing page. */
export function VisitorStart() {
  usePageHead({
    title: 'Invoices that get you paid',
    description:
      'Styled PDF invoices, quotes, purchase orders and credit notes for freelancers and small businesses. Two documents free, no credit card.',
    kind: 'website',
    picture: { path: '/social.jpg', alt: 'Two invoices in different templates' },
    data: offerData,
  })
  return (
    <>
      <Hero />
      <FeatureSection />
      <KindSheetsSection />
      <PricingSection />
      <PrivacySection />
      <GuideSection />
      <LastCall />
    </>
  )
}

/** What search engines show beside the name: what it is and what it costs. */
function offerData(root: string): readonly object[] {
  return [
    {
      '@type': 'SoftwareApplication',
      name: productName,
      url: `${root}/`,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: [offer('Free', plans.free), offer('Premium', plans.premium)],
    },
  ]
}

function offer(name: string, { dollarsPerMonth }: { readonly dollarsPerMonth: number }) {
  return { '@type': 'Offer', name, price: dollarsPerMonth.toFixed(2), priceCurrency: 'USD' }
}
