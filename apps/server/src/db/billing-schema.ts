import { billingStates } from '@sheaf/contract/billing'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'
import { users } from './schema.ts'

/** Who pays for Premium, as the payment service last told it. Cards and billing addresses stay there. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    state: text('state', { enum: billingStates }).notNull().default('none'),
    /** The next payment, or the end. */
    until: moment('until'),
    /** When the service was asked; empty before the first time. */
    toldAt: moment('told_at'),
    /** The bill whose failed payment the user has been told of. */
    warnedOf: text('warned_of'),
    /** When the user was last led to a page to pay on. */
    checkoutOpenedAt: moment('checkout_opened_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_customer_id_key').on(table.customerId),
    index('subscriptions_until_index').on(table.until).where(sql`${table.state} <> 'none'`),
    index('subscriptions_told_at_index').on(table.toldAt).where(sql`${table.state} <> 'none'`),
    index('subscriptions_checkout_index')
      .on(table.checkoutOpenedAt)
      .where(sql`${table.state} = 'none'`),
    check(
      'subscriptions_state_check',
      sql`${table.state} in ('none', 'active', 'ending', 'past-due')`,
    ),
  ],
)
