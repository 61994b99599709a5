import type pg from 'pg'
import { jobsSchema } from '../../apps/server/src/jobs/jobs.ts'

/** What a table holds of a population: columns and, for the row with the number k, their values. */
type Filling = {
  readonly table: string
  /** Rows for each user. */
  readonly share: number
  readonly columns: string
  readonly values: string
}

/** So few rows tell a planner nothing, however small the population is. */
const fewestRows = 1_500

const userId = (number: string) => `'usr_' || md5('user ' || (${number}))::uuid`
/** Spread over all users, so that one has several and another has none. */
const owner = userId('1 + k::bigint * 7919 % $1::bigint')
const id = (prefix: string) => `'${prefix}_' || md5('${prefix} ' || k)::uuid`
const print = (of: string) => `sha256(convert_to('${of} ' || k, 'UTF8'))`
/** Of the last days, or of the next ones if their number is negative. */
const within = (days: number) => `now() - (k % 86399 + 1) * ${days} * interval '1 second'`
/** One row in so many has outlived its time, by some hours. */
const overdue = (oneIn: number, otherwise: string) =>
  `case when k % ${oneIn} = 0 then now() - interval '2 hours' else ${otherwise} end`
const sealed = (bytes: number) => `convert_to(repeat(md5(k::text), ${bytes / 32}), 'UTF8')`

const templateFields = `jsonb_build_object(
  'companyName', 'Company ' || k, 'companyAddress', k || ' Long Street, 10115 Berlin, Germany',
  'companyEmail', 'office' || k || '@example.com', 'companyTaxId', 'DE' || lpad(k::text, 9, '0'),
  'iban', 'DE' || lpad(k::text, 20, '0'), 'bankName', 'First Bank of ' || md5(k::text), 'currency', 'EUR',
  'paymentTerms', 'Payable within 30 days without deduction.', 'notes', md5('a' || k) || md5('b' || k),
  'companyLogoUrl', '', 'tax1Label', 'VAT', 'tax1Rate', '19')`

const fillings: readonly Filling[] = [
  {
    table: 'users',
    share: 1,
    columns:
      'id, email, password_hash, first_name, last_name, subscription, email_confirmed_at, created_at',
    values: `${userId('k')}, 'user' || k || '@example.com',
      '$argon2id$v=19$m=19456,t=2,p=1$' || left(md5(k::text), 22) || '$' || left(md5(k::text) || md5('h' || k), 43),
      'Ada', 'Number ' || k, case when k % 20 = 0 then 'premium' else 'free' end,
      case when k % 40 <> 1 then ${within(900)} end, case when k % 40 = 1 then ${within(29)} else ${within(900)} end`,
  },
  {
    table: 'sessions',
    share: 0.8,
    columns: 'token_hash, id, user_id, device, created_at, last_seen_at, expires_at',
    values: `${print('session')}, ${id('ses')}, ${owner}, 'Firefox on Windows', ${within(60)}, ${within(29)},
      ${overdue(200, within(-29))}`,
  },
  {
    table: 'account_links',
    share: 0.04,
    columns: 'id, user_id, purpose, created_at, expires_at',
    values: `${id('lnk')}, ${owner}, case when k % 3 = 0 then 'reset' else 'confirm' end, ${within(29)},
      ${overdue(100, within(-1))}`,
  },
  {
    table: 'rate_limits',
    share: 0.06,
    columns: 'key, points, expire',
    values: `'password:' || md5(k::text), 1 + k % 9, (extract(epoch from ${overdue(200, within(-0.01))}) * 1000)::bigint`,
  },
  {
    table: 'document_prints',
    share: 1.2,
    columns: 'user_id, fingerprint, created_at',
    values: `${owner}, ${print('document')}, ${within(29)}`,
  },
  {
    table: 'document_numbers',
    share: 1,
    columns: 'user_id, fingerprint, counted_at',
    values: `${owner}, ${print('number')}, ${within(29)}`,
  },
  {
    table: 'templates',
    share: 0.9,
    columns: 'id, user_id, kind, name, theme, fields, created_at',
    values: `${id('tpl')}, ${owner}, (array['invoice', 'quote', 'credit_note'])[1 + k % 3], 'Template ' || k, 'blue-wave',
      ${templateFields}, ${within(600)}`,
  },
  {
    table: 'sender_details',
    share: 0.4,
    columns: 'user_id, fields, look, updated_at',
    values: `${userId('k')}, ${templateFields}, '{"primaryColor": "#17347f"}', ${within(300)}`,
  },
  {
    table: 'number_series',
    share: 0.2,
    columns: 'user_id, kind, pattern, restarts, counter, taken_on',
    values: `${userId('k')}, 'invoice', '{YYYY}-{0001}', 'yearly', k % 500 + 1, current_date`,
  },
  {
    table: 'objects',
    share: 0.35,
    columns: 'id, user_id, media_type, byte_size, width, height, created_at, stored_at',
    values: `${id('obj')}, case when k % 900 <> 1 then ${owner} end, 'image/png', 20000, 400, 200, ${within(600)},
      case when k % 900 <> 2 then ${within(600)} end`,
  },
  {
    table: 'logos',
    share: 0.35,
    columns: 'id, user_id, object_id, name, is_ai_generated, proposed_until, created_at',
    values: `${id('logo')}, ${owner}, ${id('obj')}, 'Logo ' || k, k % 2 = 0,
      case when k % 20 = 0 then ${overdue(600, within(-1))} end, ${within(600)}`,
  },
  {
    table: 'uploads',
    share: 0.02,
    columns: 'object_id, user_id, purpose, name, expires_at',
    values: `'obj_upload_' || k, ${owner}, 'logo', 'logo.png', ${within(90)}`,
  },
  {
    table: 'subscriptions',
    share: 0.05,
    columns: 'user_id, customer_id, state, until, told_at',
    values: `${userId('k * 20')}, 'cus_' || k, 'active', ${overdue(400, within(-29))}, ${within(0.9)}`,
  },
  {
    table: 'client_mail_keys',
    share: 0.03,
    columns: 'user_id, sealed',
    values: `${userId('k')}, ${sealed(64)}`,
  },
  {
    table: 'client_mails',
    share: 0.1,
    columns: 'user_id, id, day',
    values: `${owner}, 'rem_' || md5('mail ' || k)::uuid, current_date - (k % 5)::int`,
  },
  {
    table: 'closed_addresses',
    share: 0.01,
    columns: 'user_id, print, reason, closed_at',
    values: `${owner}, ${print('address')}, 'stopped', ${within(300)}`,
  },
  {
    table: 'schedules',
    share: 0.03,
    columns: 'id, user_id, sealed, next_turn, next_at, time_zone, created_at',
    values: `${id('sch')}, ${owner}, ${sealed(1_600)}, 9, now() + interval '1 day' + (k % 29) * interval '1 day', 'Europe/Berlin',
      ${within(300)}`,
  },
  {
    table: 'schedule_runs',
    share: 0.27,
    columns: 'schedule_id, turn, user_id, day, number, state, at, delivered_to, begun_at, tried_at',
    values: `'sch_' || md5('sch ' || (k - 1) / 9 + 1)::uuid, (k - 1) % 9, ${userId('1 + ((k - 1) / 9 + 1)::bigint * 7919 % $1::bigint')},
      current_date - (k % 270)::int, 'INV-' || k, 'sent', ${within(270)}, 'client', ${within(270)}, ${within(270)}`,
  },
  {
    table: 'reminders',
    share: 0.1,
    columns: 'id, user_id, sealed, state, due_on, next_at, over_at, created_at',
    values: `${id('rem')}, ${owner}, ${sealed(1_600)}, case when k % 4 = 0 then 'active' else 'paid' end, current_date + 9,
      case when k % 4 = 0 then now() + interval '1 day' + (k % 29) * interval '1 day' end,
      case when k % 4 <> 0 then case when k % 901 = 0 then now() - interval '91 days' else ${within(80)} end end, ${within(80)}`,
  },
  {
    table: 'reminder_mails',
    share: 0.3,
    columns: 'reminder_id, day, user_id, tone, due_at, state',
    values: `'rem_' || md5('rem ' || (k - 1) / 3 + 1)::uuid, current_date + ((k - 1) % 3)::int * 7,
      ${userId('1 + ((k - 1) / 3 + 1)::bigint * 7919 % $1::bigint')}, 'polite', now() + interval '2 days',
      case when ((k - 1) / 3 + 1) % 4 = 0 then 'waiting' else 'skipped' end`,
  },
  {
    table: 'access_tokens',
    share: 0.01,
    columns: 'token_hash, id, user_id, name, rights, created_at',
    values: `${print('token')}, ${id('tok')}, ${owner}, 'Nightly export', array['documents'], ${within(300)}`,
  },
  {
    table: 'rate_sheets',
    share: 0,
    columns: 'source, day, per_euro, read_at',
    values: `'ecb', current_date - k::int, '{"USD": "1.0821", "GBP": "0.8412"}', now()`,
  },
  {
    table: `${jobsSchema}.job`,
    share: 0.08,
    columns: 'name, data, state, created_on, start_after, started_on, completed_on',
    values: `'mail', jsonb_build_object('kind', 'password-changed', 'userId', ${owner}), 'completed', ${within(0.9)}, ${within(0.9)},
      ${within(0.9)}, ${within(0.9)}`,
  },
]

export type TableSize = { readonly table: string; readonly rows: number; readonly bytes: number }

/** Who has a program make documents day and night: more of them than any plan may read. */
export const busyUser = userId('20')

/** Fills a migrated database with so many users and what they own, by a role that may do anything. */
export async function fill(client: pg.ClientBase, users: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '256MB'`)
  // The rows fit each other: to look up each key of five million would take longer than to write them.
  await client.query('set session_replication_role = replica')
  const rules = await dropRules(client)
  for (const filling of fillings) await fillTable(client, filling, users)
  for (const table of ['document_prints', 'document_numbers']) {
    await client.query(`update ${table} set user_id = ${busyUser}
      where ctid in (select ctid from ${table} limit ${countOf(0.06, users)})`)
  }
  // Nobody pays for it here, and what nobody pays for ends.
  await client.query(`update users set is_granted_premium = true where id = ${busyUser}`)
  for (const { restore } of rules) await client.query(restore)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

async function fillTable(client: pg.ClientBase, filling: Filling, users: number): Promise<void> {
  const { table, share, columns, values } = filling
  const count = table === 'users' ? users : countOf(share, users)
  const numbered = values.replaceAll('$1', String(users))
  await client.query(
    `insert into ${table} (${columns}) select ${numbered} from generate_series(1, ${count}) as k`,
  )
}

function countOf(share: number, users: number): number {
  return Math.max(fewestRows, Math.round(share * users))
}

/**
 * Drops keys and indexes and answers how they are made again: rows are written faster without them, and an index that is made
 * of all its rows at once is as small as it can be. Foreign keys come back for what is to come.
 */
async function dropRules(client: pg.ClientBase): Promise<readonly { readonly restore: string }[]> {
  const { rows } = await client.query<{ drop: string; restore: string }>(`
    select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                  pg_get_constraintdef(oid) || case contype when 'f' then ' not valid' else '' end) as restore,
           case contype when 'p' then 2 else 4 end as turn
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 3
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisprimary
    order by turn`)
  for (const { drop } of rows.toReversed()) await client.query(drop)
  return rows
}

/** How large each table is, with its indexes. */
export async function measureTables(client: pg.ClientBase): Promise<readonly TableSize[]> {
  const { rows } = await client.query<{ table: string; rows: string; bytes: string }>(`
    select oid::regclass::text as table, greatest(reltuples, 0)::bigint as rows,
           pg_total_relation_size(oid) as bytes
    from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, '${jobsSchema}'::regnamespace)
    order by bytes desc`)
  return rows.map(({ table, rows, bytes }) => ({ table, rows: Number(rows), bytes: Number(bytes) }))
}
