import { z } from 'zod'

/** 'ending': paid until a day, and not again. 'past-due': the last payment failed, and Premium goes on for a few days. */
export const billingStates = ['none', 'active', 'ending', 'past-due'] as const

export const billingSchema = z
  .object({
    /** Whether this installation takes payments. */
    isSold: z.boolean(),
    /** Whether the operator has granted Premium: then nobody has to pay. */
    isGranted: z.boolean(),
    state: z.enum(billingStates),
    /** The day of the next payment when it is active; otherwise the day on which Premium ends. */
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Billing' })

export type Billing = z.infer<typeof billingSchema>

/** A page of the payment service, to go to. */
export const paymentPageSchema = z.object({ url: z.url() })

export type PaymentPage = z.infer<typeof paymentPageSchema>
