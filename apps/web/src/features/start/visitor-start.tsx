import { FeatureSection } from './feature-section.tsx'
import { Hero } from './hero.tsx'
import { LastCall } from './last-call.tsx'
import { PricingSection } from './pricing-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { TemplateSection } from './template-section.tsx'

/** The landing page. */
export function VisitorStart() {
  return (
    <>
      <Hero />
      <FeatureSection />
      <TemplateSection />
      <PricingSection />
      <PrivacySection />
      <LastCall />
    </>
  )
}
