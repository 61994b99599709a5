-- What an account stores is counted in bytes: adding these up needs no look into the templates themselves.
alter table templates
  add column byte_size integer not null generated always as (octet_length(fields::text)) stored;
