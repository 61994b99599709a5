create table templates (
  id text primary key constraint templates_id_check check (id like 'tpl\_%'),
  user_id text not null references users on delete cascade,
  kind text not null
    constraint templates_kind_check
    check (kind in ('invoice', 'quote', 'purchase_order', 'credit_note')),
  name text not null,
  theme text not null,
  fields jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index templates_user_id_index on templates (user_id, kind, created_at);

-- An object without an owner, or one whose bytes never came, is rubbish that the next sweep takes away.
create table objects (
  id text primary key constraint objects_id_check check (id like 'obj\_%'),
  user_id text references users on delete set null,
  media_type text not null,
  byte_size integer not null,
  width real not null,
  height real not null,
  created_at timestamptz not null default now(),
  stored_at timestamptz
);

create index objects_user_id_index on objects (user_id);
create index objects_unstored_index on objects (created_at) where stored_at is null;

create table logos (
  id text primary key constraint logos_id_check check (id like 'logo\_%'),
  user_id text not null references users on delete cascade,
  object_id text not null references objects on delete cascade,
  name text not null,
  is_ai_generated boolean not null default false,
  created_at timestamptz not null default now()
);

create index logos_user_id_index on logos (user_id, created_at);
create unique index logos_object_id_key on logos (object_id);

-- Leave to send one file.
create table uploads (
  object_id text primary key,
  user_id text not null references users on delete cascade,
  purpose text not null,
  name text not null,
  expires_at timestamptz not null
);

create index uploads_user_id_index on uploads (user_id);
