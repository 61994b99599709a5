import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as accessTokenSchema from './access-token-schema.ts'
import * as billingSchema from './billing-schema.ts'
import * as clientMailSchema from './client-mail-schema.ts'
import * as reminderSchema from './reminder-schema.ts'
import * as scheduleSchema from './schedule-schema.ts'
import * as schema from './schema.ts'

/** All tables of Sheaf at the newest level, from whichever file describes them. */
export const allTables: readonly PgTable[] = [
  schema,
  clientMailSchema,
  scheduleSchema,
  reminderSchema,
  accessTokenSchema,
  billingSchema,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((value) => is(value, PgTable))
