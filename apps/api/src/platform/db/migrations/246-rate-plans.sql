-- What the marketplace will take, and from which day: planned by an Admin, in effect by itself, never edited after.
create table rate_plan (
  id int generated always as identity primary key,
  public_id text not null unique,
  kind text not null check (kind in ('fee', 'tax')),
  -- Of a fee: whose goods, and of which shelf; null: everybody's, and every shelf.
  vendor_id int references vendor,
  category_id int references category,
  -- Of sales tax: where.
  state text check (state ~ '^[A-Z]{2}$'),
  zip_prefix text check (zip_prefix ~ '^[0-9]{1,5}$'),
  taxes_shipping boolean,
  rate_bps int not null check (rate_bps between 0 and 5000),
  -- What was in effect when it was planned; null: nothing of its own.
  before_bps int,
  starts_on date not null,
  note text not null default '',
  planned_by int references account on delete set null,
  planned_at timestamptz not null,
  cancelled_by int references account on delete set null,
  cancelled_at timestamptz,
  in_effect_at timestamptz,
  check (case kind
    when 'fee' then state is null and zip_prefix is null and taxes_shipping is null
    else state is not null and taxes_shipping is not null and vendor_id is null and category_id is null
      and rate_bps <= 3000 end),
  check (cancelled_at is null or in_effect_at is null)
);
-- One plan of a day for whom or where it is.
create unique index rate_plan_once on rate_plan (kind, vendor_id, category_id, state, zip_prefix, starts_on)
  nulls not distinct where cancelled_at is null;
create index rate_plan_due on rate_plan (starts_on) where cancelled_at is null and in_effect_at is null;
create index rate_plan_list on rate_plan (starts_on desc, id desc);

-- What was in effect stays as it was: a new row takes its place.
create function refuse_rate_change() returns trigger language plpgsql as $$
begin
  if old.in_effect_at is not null and to_jsonb(new) - 'planned_by' - 'cancelled_by'
    is distinct from to_jsonb(old) - 'planned_by' - 'cancelled_by' then
    raise exception 'a rate that was in effect is never changed';
  end if;
  return new;
end $$;
create trigger rate_plan_kept before update on rate_plan
  for each row execute function refuse_rate_change();
