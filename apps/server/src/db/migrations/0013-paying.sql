-- Premium is paid for, or granted by the operator: what one of the two ends, the other may go on with.
alter table users add column is_granted_premium boolean not null default false;
update users set is_granted_premium = true where subscription = 'premium';

-- Who pays, as the payment service last told it. Cards and billing addresses stay there.
create table subscriptions (
  user_id text primary key references users on delete cascade,
  customer_id text not null,
  state text not null default 'none',
  until timestamptz,
  told_at timestamptz,
  warned_of text,
  constraint subscriptions_state_check check (state in ('none', 'active', 'ending', 'past-due'))
);
create unique index subscriptions_customer_id_key on subscriptions (customer_id);
create index subscriptions_until_index on subscriptions (until) where state <> 'none';
