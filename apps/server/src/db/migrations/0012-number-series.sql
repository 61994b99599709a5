-- Numbers without gaps: for each kind of document a pattern and how far its counter has come. No document is kept for it.
create table number_series (
  user_id text not null references users on delete cascade,
  kind text not null,
  pattern text not null,
  restarts text not null,
  counter bigint,
  taken_on date,
  -- Whoever takes a number says which state they have read.
  version integer not null default 1,
  primary key (user_id, kind),
  constraint number_series_restarts_check check (restarts in ('yearly', 'never')),
  constraint number_series_last_check check ((counter is null) = (taken_on is null))
);

-- The next numbers that stood among the sender's details go on as series.
insert into number_series (user_id, kind, pattern, restarts, counter, taken_on)
select user_id, kind, pattern, 'never', nullif(next_counter, 1) - 1,
  case when next_counter > 1 then current_date end
from (
  select user_id, kind, digits::bigint as next_counter,
    left(counted, length(counted) - length(digits)) || '{' || lpad('1', length(digits), '0') || '}' || tail as pattern
  from (
    select user_id, kind, tail, counted, substring(counted from '\d+$') as digits
    from (
      select user_id, kind, left(number, length(number) - length(tail)) as counted, tail
      from sender_details
        cross join jsonb_each_text(next_numbers) as planned (kind, given)
        cross join lateral (select trim(given) as number) as trimmed
        cross join lateral (select substring(number from '\D*$') as tail) as ends
      where number !~ '[{}]'
    ) as cut
  ) as parts
  where length(digits) between 1 and 12
) as series
where next_counter > 0 and length(pattern) <= 50;

alter table sender_details drop column next_numbers;

-- All that handing out a document changes, in one call and one flush: what it counts for its user and the number that it takes.
-- 'or replace': a restore drops the tables and begins anew. A function, since each of its statements sees what those who held the account before it have counted; one statement would not.
create or replace function issue_document(
  owner_id text, print bytea, number_print bytea, issued_at timestamptz, forgotten_since timestamptz,
  free_documents integer, free_corrections integer,
  series_kind text, series_version integer, next_counter bigint, next_day date, must_take boolean
) returns text language plpgsql as $$
declare
  is_known boolean;
  is_next boolean;
begin
  -- Not 'for update': that would hold up every row that merely refers to the account.
  perform from users where id = owner_id for no key update;
  if not found then return 'no-account'; end if;

  is_known := exists (
    select from document_prints
    where user_id = owner_id and fingerprint = print and created_at > forgotten_since);
  is_next := exists (
    select from number_series
    where user_id = owner_id and kind = series_kind and version = series_version);
  -- The very document again is a retry: it took its number the first time.
  if must_take and not is_next and not is_known then return 'number-taken'; end if;

  if not is_known then
    update document_numbers set corrections = corrections + 1
    where user_id = owner_id and fingerprint = number_print and counted_at > forgotten_since
      and corrections < free_corrections;
    if not found then
      update users set documents_used = documents_used + 1
      where id = owner_id and (subscription = 'premium' or documents_used < free_documents);
      if not found then return 'over-limit'; end if;
      insert into document_numbers (user_id, fingerprint, counted_at)
      values (owner_id, number_print, issued_at)
      on conflict (user_id, fingerprint) do update set counted_at = excluded.counted_at, corrections = 0;
    end if;
    insert into document_prints (user_id, fingerprint, created_at)
    values (owner_id, print, issued_at)
    on conflict (user_id, fingerprint) do update set created_at = excluded.created_at;
    delete from document_prints where user_id = owner_id and created_at <= forgotten_since;
    delete from document_numbers where user_id = owner_id and counted_at <= forgotten_since;
  end if;

  if is_next then
    update number_series set counter = next_counter, taken_on = next_day, version = version + 1
    where user_id = owner_id and kind = series_kind;
  end if;
  return 'given';
end
$$;
