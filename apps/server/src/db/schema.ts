import type { KeptSender } from '@sheaf/contract/sender'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { type RateSheet, rateSources } from '@sheaf/domain/money/exchange'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    subscription: text('subscription', { enum: ['free', 'premium'] })
      .notNull()
      .default('free'),
    /** By the operator: whether anyone pays makes no difference then. */
    isGrantedPremium: boolean('is_granted_premium').notNull().default(false),
    documentsUsed: integer('documents_used').notNull().default(0),
    logosGenerated: integer('logos_generated').notNull().default(0),
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_unconfirmed_index')
      .on(table.createdAt)
      .where(sql`${table.emailConfirmedAt} is null`),
    check('users_id_check', sql`${table.id} like 'usr\\_%'`),
    check('users_subscription_check', sql`${table.subscription} in ('free', 'premium')`),
    check('users_documents_used_check', sql`${table.documentsUsed} >= 0`),
    check('users_logos_generated_check', sql`${table.logosGenerated} >= 0`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** What its owner ends it by. It opens nothing. */
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser in words; empty for sessions of an older Sheaf. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** It began when cookies had no prefix, and goes on under that name. */
    hasPlainCookie: boolean('has_plain_cookie').notNull().default(false),
  },
  (table) => [
    uniqueIndex('sessions_id_key').on(table.id),
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
    check('sessions_id_check', sql`${table.id} like 'ses\\_%'`),
  ],
)

/** What a mail lets its reader do once. `expiresAt` is empty until the mail is on its way. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Of what the browser that signed up keeps; empty where that is not known. */
    browserHash: bytes('browser_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('account_links_user_id_index').on(table.userId),
    index('account_links_expired_index').on(table.expiresAt).where(sql`${table.purpose} = 'reset'`),
    check('account_links_id_check', sql`${table.id} like 'lnk\\_%'`),
    check('account_links_purpose_check', sql`${table.purpose} in ('confirm', 'reset')`),
  ],
)

/** In the form that rate-limiter-flexible expects. Keys are hashes: nobody's address stands here. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
)

/** Keyed hashes of the documents that a user was given lately. */
export const documentPrints = pgTable(
  'document_prints',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fingerprint: bytes('fingerprint').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Then it has reached its user, whatever becomes of the first time. */
    wasGivenAgain: boolean('was_given_again').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    index('document_prints_created_at_index').on(table.createdAt),
  ],
)

/** Keyed hashes of the numbers of the documents that a user was counted lately, and how often each was corrected. */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fingerprint: bytes('fingerprint').notNull(),
    countedAt: moment('counted_at').notNull(),
    corrections: integer('corrections').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    index('document_numbers_counted_at_index').on(table.countedAt),
  ],
)

/** Of all kinds. `fields` is what its kind's schema in the contract describes. */
export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    name: text('name').notNull(),
    theme: text('theme').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    byteSize: integer('byte_size').notNull().generatedAlwaysAs(sql`octet_length(fields::text)`),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('templates_user_id_index').on(table.userId, table.kind, table.createdAt),
    check('templates_id_check', sql`${table.id} like 'tpl\\_%'`),
  ],
)

/** What users say about themselves on every document, kept when they ask for it; as the contract describes it. */
export const senderDetails = pgTable('sender_details', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fields: jsonb('fields').$type<Readonly<Record<string, string | boolean>>>().notNull(),
  look: jsonb('look').$type<KeptSender['look']>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** How a kind of document is numbered: `counter` and `takenOn` are those of the last number, empty before the first. */
export const numberSeries = pgTable(
  'number_series',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    pattern: text('pattern').notNull(),
    restarts: text('restarts', { enum: ['yearly', 'never'] }).notNull(),
    counter: bigint('counter', { mode: 'number' }),
    takenOn: date('taken_on', { mode: 'string' }),
    /** Whoever takes a number says which state they have read. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('number_series_restarts_check', sql`${table.restarts} in ('yearly', 'never')`),
    check('number_series_last_check', sql`(${table.counter} is null) = (${table.takenOn} is null)`),
  ],
)

/** What is known of a stored file. Without an owner, or never stored, it is rubbish. */
export const objects = pgTable(
  'objects',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    mediaType: text('media_type', { enum: ['image/png', 'image/jpeg', 'image/svg+xml'] }).notNull(),
    byteSize: integer('byte_size').notNull(),
    width: real('width').notNull(),
    height: real('height').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
  },
  (table) => [
    index('objects_user_id_index').on(table.userId),
    index('objects_unstored_index').on(table.createdAt).where(sql`${table.storedAt} is null`),
    check('objects_id_check', sql`${table.id} like 'obj\\_%'`),
  ],
)

export const logos = pgTable(
  'logos',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    objectId: text('object_id')
      .notNull()
      .references(() => objects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isAiGenerated: boolean('is_ai_generated').notNull().default(false),
    /** It waits to be chosen and stands on no list; afterwards it is rubbish. Empty: it is the user's for good. */
    proposedUntil: moment('proposed_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('logos_user_id_index').on(table.userId, table.createdAt),
    uniqueIndex('logos_object_id_key').on(table.objectId),
    index('logos_proposed_index')
      .on(table.proposedUntil)
      .where(sql`${table.proposedUntil} is not null`),
    check('logos_id_check', sql`${table.id} like 'logo\\_%'`),
  ],
)

/** Leave to send one file. */
export const uploads = pgTable(
  'uploads',
  {
    objectId: text('object_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['logo', 'quote-logo'] }).notNull(),
    name: text('name').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('uploads_user_id_index').on(table.userId)],
)

/** What a feed of exchange rates said about a day. */
export const rateSheets = pgTable(
  'rate_sheets',
  {
    source: text('source', { enum: rateSources }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    perEuro: jsonb('per_euro').$type<RateSheet['perEuro']>().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.day] })],
)
