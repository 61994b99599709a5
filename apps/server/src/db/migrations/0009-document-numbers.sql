-- A document that is corrected keeps its number: for a month it is the same document. Only a keyed hash of kind and number is kept.
create table document_numbers (
  user_id text not null references users on delete cascade,
  fingerprint bytea not null,
  counted_at timestamptz not null,
  corrections integer not null default 0,
  primary key (user_id, fingerprint)
);
