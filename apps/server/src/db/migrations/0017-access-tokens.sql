-- What lets a program work for a user. Only the hash of a token is kept: whoever reads this table can open nothing with it.
create table access_tokens (
  token_hash bytea primary key,
  id text not null,
  user_id text not null references users on delete cascade,
  name text not null,
  rights text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  constraint access_tokens_id_check check (id like 'tok\_%'),
  constraint access_tokens_rights_check check (cardinality(rights) > 0)
);
create unique index access_tokens_id_key on access_tokens (id);
create index access_tokens_user_id_index on access_tokens (user_id);
