/** What the two plans give. Documents and logos of the free plan are counted in total, not by month. */
export const plans = {
  free: { documents: 2, aiLogos: 1, aiLogosAtATime: 1, dollarsPerMonth: 0 },
  premium: { documents: null, aiLogos: null, aiLogosAtATime: 5, dollarsPerMonth: 3 },
} as const

export const documentLimitMessage = 'Upgrade to Premium for unlimited documents'

export const exportPlanMessage = 'Upgrade to Premium to export to accounting software'

export const aiLogoLimitMessage =
  'Free plan limit reached. Upgrade to premium for unlimited AI logo generation.'
