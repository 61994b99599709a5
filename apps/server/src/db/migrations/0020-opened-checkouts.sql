-- Who was led to a page to pay on: they are asked about for a day, in case the message that they paid gets lost.
alter table subscriptions add column if not exists checkout_opened_at timestamptz;

-- Made beside the work of others, anew: an attempt that was interrupted leaves one behind that is of no use.
drop index concurrently if exists subscriptions_checkout_index;
create index concurrently subscriptions_checkout_index on subscriptions (checkout_opened_at) where state = 'none';
