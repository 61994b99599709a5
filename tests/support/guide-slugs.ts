/** The addresses of the ten guides below /howto. */
export const guideSlugs = [
  'invoice-for-freelancers',
  'small-business-invoicing',
  'credit-note-guide',
  'crafting-winning-quotes',
  'purchase-orders-101',
  'seo-optimization-invoicing',
  'eu-us-compliance',
  'ai-invoicing-tools',
  'freemium-vs-premium',
  'automate-invoicing',
]
