-- What a client pays for a way of delivery that is not free, from a day on: planned by an Admin, never edited after.
create table delivery_price (
  id int generated always as identity primary key,
  public_id text not null unique,
  service text not null check (service in ('threshold', 'inside', 'white_glove')),
  price_cents int not null check (price_cents between 0 and 500000),
  starts_on date not null,
  note text not null default '',
  -- Null: it held before Admins planned any.
  planned_by int references account on delete set null,
  planned_at timestamptz,
  cancelled_by int references account on delete set null,
  cancelled_at timestamptz
);
create unique index delivery_price_once on delivery_price (service, starts_on) where cancelled_at is null;
create index delivery_price_list on delivery_price (starts_on desc, id desc);

insert into delivery_price (public_id, service, price_cents, starts_on) values
  ('delivery-threshold', 'threshold', 4500, '2020-01-01'),
  ('delivery-inside', 'inside', 9500, '2020-01-01'),
  ('delivery-white-glove', 'white_glove', 19500, '2020-01-01');

-- What it cost on a day stays known: a new row takes the place of another, and only what is cancelled is written down.
create function refuse_delivery_price_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at
    or to_jsonb(new) - 'planned_by' - 'cancelled_by' - 'cancelled_at'
      is distinct from to_jsonb(old) - 'planned_by' - 'cancelled_by' - 'cancelled_at' then
    raise exception 'a price of delivery is never changed';
  end if;
  return new;
end $$;
create trigger delivery_price_kept before update or delete on delivery_price
  for each row execute function refuse_delivery_price_change();
