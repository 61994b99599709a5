-- Invoices that repeat. What they say is kept sealed, and only until the schedule ends.
create table schedules (
  id text primary key,
  user_id text not null references users on delete cascade,
  sealed bytea,
  state text not null default 'active',
  -- Why it was paused, where its user did not do it.
  problem text,
  next_turn integer not null default 0,
  -- The turn with which its present rhythm begins to count.
  first_turn integer not null default 0,
  next_at timestamptz,
  time_zone text not null,
  created_at timestamptz not null default now(),
  constraint schedules_id_check check (id like 'sch\_%'),
  constraint schedules_state_check check (state in ('active', 'paused', 'ended')),
  constraint schedules_sealed_check check ((sealed is null) = (state = 'ended'))
);
create index schedules_user_id_index on schedules (user_id, created_at);
create index schedules_due_index on schedules (next_at) where state = 'active';

-- One row for each invoice that fell due, so that none is made twice. The bill itself is kept sealed until it is sent.
create table schedule_runs (
  schedule_id text not null references schedules on delete cascade,
  turn integer not null,
  user_id text not null references users on delete cascade,
  day date not null,
  number text,
  state text not null default 'waiting',
  at timestamptz,
  delivered_to text not null,
  is_late boolean not null default false,
  problem text,
  sealed bytea,
  begun_at timestamptz not null,
  tried_at timestamptz not null,
  primary key (schedule_id, turn),
  constraint schedule_runs_state_check check (state in ('waiting', 'sent', 'failed', 'skipped')),
  constraint schedule_runs_delivered_to_check check (delivered_to in ('me', 'client'))
);
create index schedule_runs_user_id_index on schedule_runs (user_id);
create index schedule_runs_waiting_index on schedule_runs (tried_at) where state = 'waiting';
