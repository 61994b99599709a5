import { plans } from './plans.ts'

export type PlanRow = {
  readonly feature: string
  /** False: the plan does not have it. */
  readonly free: string | boolean
  readonly premium: string | boolean
}

const { free, premium } = plans

export const prices = {
  free: `$${free.dollarsPerMonth}`,
  premium: `$${premium.dollarsPerMonth}`,
} as const

/** What each plan gives, in the order in which people ask. */
export const planRows: readonly PlanRow[] = [
  { feature: 'Documents', free: `${free.documents} in total`, premium: 'Unlimited' },
  {
    feature: 'AI-generated logos',
    free: `${free.aiLogos} in total`,
    premium: `${premium.aiLogosAtATime} at a time, unlimited`,
  },
  { feature: 'Templates', free: 'Basic', premium: 'Basic and advanced' },
  { feature: 'PDF download', free: true, premium: true },
  { feature: 'Multi-currency', free: true, premium: true },
  { feature: 'Recurring billing', free: false, premium: true },
  { feature: 'Payment reminders', free: 'Calendar file', premium: 'Emails and calendar file' },
  { feature: 'QuickBooks and Xero export', free: false, premium: true },
  { feature: 'Priority support', free: false, premium: true },
]
