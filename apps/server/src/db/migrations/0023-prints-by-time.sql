-- For the day's clearing, which looks for what is old among all users. By user and time nobody looks any more.
drop index concurrently if exists document_prints_created_at_index;
create index concurrently document_prints_created_at_index on document_prints (created_at);

drop index concurrently if exists document_numbers_counted_at_index;
create index concurrently document_numbers_counted_at_index on document_numbers (counted_at);
