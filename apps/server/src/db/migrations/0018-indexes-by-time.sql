-- What is looked for by its time in a large installation. Without these, a look reads a whole table, or all that a busy user has.
-- Made beside the work of others, each anew: an attempt that was interrupted leaves one behind that is of no use.
drop index concurrently if exists account_links_expired_index;
create index concurrently account_links_expired_index on account_links (expires_at) where purpose = 'reset';

drop index concurrently if exists document_prints_created_at_index;
create index concurrently document_prints_created_at_index on document_prints (user_id, created_at);

drop index concurrently if exists document_numbers_counted_at_index;
create index concurrently document_numbers_counted_at_index on document_numbers (user_id, counted_at);

drop index concurrently if exists subscriptions_told_at_index;
create index concurrently subscriptions_told_at_index on subscriptions (told_at) where state <> 'none';
