-- What the feed of exchange rates said, one row for each of its days. No user's data.
create table rate_sheets (
  source text not null,
  day date not null,
  per_euro jsonb not null,
  read_at timestamptz not null,
  primary key (source, day)
);
