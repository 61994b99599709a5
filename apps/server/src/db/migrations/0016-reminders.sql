-- Reminders of an unpaid invoice. What they say is kept sealed; once they are over, only the invoice's number is.
create table reminders (
  id text primary key,
  user_id text not null references users on delete cascade,
  sealed bytea not null,
  state text not null default 'active',
  due_on date not null,
  -- When the next mail is due; empty when none is left.
  next_at timestamptz,
  over_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reminders_id_check check (id like 'rem\_%'),
  constraint reminders_state_check check (state in ('active', 'paid', 'stopped', 'ended')),
  constraint reminders_over_check check ((over_at is null) = (state = 'active'))
);
create index reminders_user_id_index on reminders (user_id, created_at);
create index reminders_due_index on reminders (next_at) where state = 'active';
create index reminders_over_index on reminders (over_at) where over_at is not null;

-- One row for each day with a mail, so that none is sent twice.
create table reminder_mails (
  reminder_id text not null references reminders on delete cascade,
  day date not null,
  user_id text not null references users on delete cascade,
  tone text not null,
  due_at timestamptz not null,
  state text not null default 'waiting',
  at timestamptz,
  problem text,
  -- Since when it is tried, and when it was tried last.
  begun_at timestamptz,
  tried_at timestamptz,
  primary key (reminder_id, day),
  constraint reminder_mails_tone_check check (tone in ('friendly', 'polite', 'firm')),
  constraint reminder_mails_state_check check (state in ('waiting', 'sent', 'failed', 'skipped'))
);
create index reminder_mails_user_id_index on reminder_mails (user_id);
create index reminder_mails_waiting_index on reminder_mails (tried_at) where state = 'waiting';
