create table account_links (
  id text primary key constraint account_links_id_check check (id like 'lnk\_%'),
  user_id text not null references users on delete cascade,
  purpose text not null
    constraint account_links_purpose_check check (purpose in ('confirm', 'reset')),
  password_hash text,
  first_name text,
  last_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

create index account_links_user_id_index on account_links (user_id);

-- Counters of a few minutes: a crash may forget them, and no write-ahead log need carry them.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire_index on rate_limits (expire);
