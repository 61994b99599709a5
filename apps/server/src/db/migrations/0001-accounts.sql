create table users (
  id text primary key constraint users_id_check check (id like 'usr\_%'),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text,
  subscription text not null default 'free'
    constraint users_subscription_check check (subscription in ('free', 'premium')),
  documents_used integer not null default 0
    constraint users_documents_used_check check (documents_used >= 0),
  logos_generated integer not null default 0
    constraint users_logos_generated_check check (logos_generated >= 0),
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index users_email_key on users (lower(email));

create table sessions (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_user_id_index on sessions (user_id);
create index sessions_expires_at_index on sessions (expires_at);
