import { plans } from '@sheaf/contract/plans'
import { productName } from '@sheaf/contract/product'

/** What search engines show beside the name: what it is and what it costs. */
export function offerData(root: string): readonly object[] {
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
