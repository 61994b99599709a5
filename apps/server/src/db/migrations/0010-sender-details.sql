-- What users say about themselves on every document, kept only when they ask for it. Nothing about their clients.
create table sender_details (
  user_id text primary key references users on delete cascade,
  fields jsonb not null,
  look jsonb not null,
  next_numbers jsonb not null,
  updated_at timestamptz not null
);
