<<<<<<< HEAD

import { FeatureSection } from './feature-section.tsx'
import { Hero } from './hero.tsx'
import { LastCall } from './last-call.tsx'
import { PricingSection } from './pricing-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { TemplateSection } from './template-section.tsx'

=======

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
>>>>>>> wt-guides

/** The landing page. */
export function VisitorStart() {
  usePageHead({
    title: 'Invoices, quotes, purchase orders and credit notes, as PDF, in under a minute',
    description:
      'Styled PDF invoices, quotes, purchase orders and credit notes for freelancers and small businesses. Two documents free, no credit card.',
    kind: 'website',
  })
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
