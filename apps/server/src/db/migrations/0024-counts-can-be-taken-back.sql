-- A document that was given twice has reached its user, whatever becomes of the first time.
alter table document_prints add column was_given_again boolean not null default false;

-- Says what a document cost, so that it can be taken back where nobody got the document in the end. Under a name of its own:
-- issue_document stays as it is for copies of the version before, which know only its answers and may run for a while yet.
create or replace function hand_out_document(
  owner_id text, print bytea, number_print bytea, issued_at timestamptz, forgotten_since timestamptz,
  free_documents integer, free_corrections integer,
  series_kind text, series_version integer, next_counter bigint, next_day date, must_take boolean,
  unless_series_of text
) returns text language plpgsql as $$
declare
  is_known boolean;
  is_correction boolean;
  is_next boolean;
  cost text := 'nothing';
begin
  if unless_series_of is not null and exists (
    select from number_series where user_id = owner_id and kind = unless_series_of)
  then return 'numbered'; end if;

  -- Not 'for update': that would hold up every row that merely refers to the account.
  perform from users where id = owner_id for no key update;
  if not found then return 'no-account'; end if;

  select created_at > forgotten_since into is_known from document_prints
  where user_id = owner_id and fingerprint = print;
  is_known := coalesce(is_known, false);
  is_next := series_kind is not null and exists (
    select from number_series
    where user_id = owner_id and kind = series_kind and version = series_version);
  -- The very document again is a retry: it took its number the first time.
  if must_take and not is_next and not is_known then return 'number-taken'; end if;

  if is_known then
    update document_prints set was_given_again = true
    where user_id = owner_id and fingerprint = print and not was_given_again;
  else
    select counted_at > forgotten_since and corrections < free_corrections into is_correction
    from document_numbers where user_id = owner_id and fingerprint = number_print;
    if is_correction then
      cost := 'a correction';
      update document_numbers set corrections = corrections + 1
      where user_id = owner_id and fingerprint = number_print;
    else
      cost := 'a document';
      update users set documents_used = documents_used + 1
      where id = owner_id and (subscription = 'premium' or documents_used < free_documents);
      if not found then return 'over-limit'; end if;
      insert into document_numbers (user_id, fingerprint, counted_at)
      values (owner_id, number_print, issued_at)
      on conflict (user_id, fingerprint) do update set counted_at = excluded.counted_at, corrections = 0;
    end if;
    insert into document_prints (user_id, fingerprint, created_at)
    values (owner_id, print, issued_at)
    on conflict (user_id, fingerprint) do update set created_at = excluded.created_at, was_given_again = false;
  end if;

  if is_next then
    update number_series set counter = next_counter, taken_on = next_day, version = version + 1
    where user_id = owner_id and kind = series_kind;
  end if;
  return cost;
end
$$;
