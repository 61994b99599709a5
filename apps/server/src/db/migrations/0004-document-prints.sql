-- The same document may be fetched again for a month without being counted again. Only a keyed hash of it is kept.
create table document_prints (
  user_id text not null references users on delete cascade,
  fingerprint bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);
