-- Sessions have a name to end them by, say which browser they are of, and end for good after 90 days.
-- Those from before this migration may go on under the cookie name of that time.
alter table sessions
  add column id text,
  add column device text not null default '',
  add column last_seen_at timestamptz,
  add column has_plain_cookie boolean not null default false;

update sessions set
  id = 'ses_' || gen_random_uuid(),
  last_seen_at = greatest(created_at, expires_at - interval '30 days'),
  expires_at = least(expires_at, created_at + interval '90 days'),
  has_plain_cookie = true;

alter table sessions
  alter column id set not null,
  alter column last_seen_at set not null,
  add constraint sessions_id_check check (id like 'ses\_%');

create unique index sessions_id_key on sessions (id);

-- The hash of what the browser keeps that signed up: a link confirms a sign-up there without more ado.
alter table account_links add column browser_hash bytea;

create index users_unconfirmed_index on users (created_at) where email_confirmed_at is null;
