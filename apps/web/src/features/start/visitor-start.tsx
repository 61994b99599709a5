import { usePageHead } from '#ui/page-head.ts'
import { FeatureSection } from './feature-section.tsx'
import { GuideSection } from './guide-section.tsx'
import { Hero } from './hero.tsx'
import { LastCall } from './last-call.tsx'
import { offerData } from './offer-data.ts'
import { PricingSection } from './pricing-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { TemplateSection } from './template-section.tsx'

/** The landing page. */
export function VisitorStart() {
  usePageHead({
    title: 'Paper that gets you paid',
    description:
      'Styled PDF invoices, quotes, purchase orders and credit notes for freelancers and small businesses. Two documents free, no credit card.',
    kind: 'website',
    picture: { path: '/social.jpg', alt: 'Two invoices on a desk, each in another theme' },
    data: offerData,
  })
  return (
    <>
      <Hero />
      <FeatureSection />
      <TemplateSection />
      <PricingSection />
      <PrivacySection />
      <GuideSection />
      <LastCall />
    </>
  )
}
