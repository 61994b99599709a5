-- A drawn logo that waits to be chosen stands on no list and is rubbish after this moment.
alter table logos add column proposed_until timestamptz;

create index logos_proposed_index on logos (proposed_until) where proposed_until is not null;
