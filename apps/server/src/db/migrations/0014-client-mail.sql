-- Mails to clients. Whose address it is stands nowhere: only a hash under a key of the user's own, which the secret seals.
create table client_mail_keys (
  user_id text primary key references users on delete cascade,
  sealed bytea not null
);

-- What counts toward a day's limit, once for each mail however often it is tried.
create table client_mails (
  user_id text not null references users on delete cascade,
  id text not null,
  day date not null,
  -- The client's mail server has taken it; what may be left to do is the copy.
  is_taken boolean not null default false,
  primary key (user_id, id)
);
create index client_mails_day_index on client_mails (user_id, day);

-- Addresses that nobody reads, and those whose readers want no more mails.
create table closed_addresses (
  user_id text not null references users on delete cascade,
  print bytea not null,
  reason text not null,
  closed_at timestamptz not null,
  primary key (user_id, print, reason),
  constraint closed_addresses_reason_check check (reason in ('bounced', 'stopped'))
);
