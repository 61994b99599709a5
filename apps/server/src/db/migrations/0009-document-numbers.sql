-- A document that is corrected keeps its number: for a month it is the same document. Only keyed hashes are kept: one of kind
-- and number, and some of whom it is for and what it lists, by which another document under the same number is told apart.
create table document_numbers (
  user_id text not null references users on delete cascade,
  fingerprint bytea not null,
  counted_at timestamptz not null,
  corrections integer not null default 0,
  marks bytea[] not null,
  primary key (user_id, fingerprint)
);
