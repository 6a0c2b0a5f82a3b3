alter table markup_rule
  -- What leaves the server.
  add column public_id text not null unique default replace(gen_random_uuid()::text, '-', ''),
  add column client_id int references account on delete cascade;

-- What the Pro pays in the own showroom: no markup. One list for all, as the platform's fees are.
alter table price_list add column is_wholesale boolean not null default false;
insert into price_list (key, rules, is_wholesale) values ('wholesale', '[]', true);

-- Whose prices in a showroom are not everybody's: made from the showroom's rules and the client's own.
create table client_price_list (
  showroom_id int not null references showroom on delete cascade,
  account_id int not null references account on delete cascade,
  price_list_id int not null references price_list,
  primary key (showroom_id, account_id)
);
create index client_price_list_account on client_price_list (account_id);

-- Sales tax by where the goods go. The most specific row of the day wins: the longest ZIP prefix, then the state.
create table tax_rate (
  id int generated always as identity primary key,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_prefix text check (zip_prefix ~ '^[0-9]{1,5}$'),
  rate_bps int not null check (rate_bps between 0 and 3000),
  -- Whether the state taxes delivery that is shown beside the goods.
  taxes_shipping boolean not null,
  starts_on date not null,
  -- The last day; null: until further notice.
  ends_on date check (ends_on >= starts_on),
  unique nulls not distinct (state, zip_prefix, starts_on)
);

-- The states' base rates, rounded to a hundredth of a percent: an operator checks them before anybody pays.
insert into tax_rate (state, rate_bps, taxes_shipping, starts_on)
select state, rate_bps, taxes_shipping, '2026-01-01' from (values
  ('AK', 0, false), ('AL', 400, false), ('AR', 650, true), ('AZ', 560, false),
  ('CA', 725, false), ('CO', 290, false), ('CT', 635, true), ('DC', 600, false),
  ('DE', 0, false), ('FL', 600, false), ('GA', 400, true), ('HI', 400, true),
  ('IA', 600, false), ('ID', 600, false), ('IL', 625, false), ('IN', 700, true),
  ('KS', 650, false), ('KY', 600, true), ('LA', 500, false), ('MA', 625, false),
  ('MD', 600, false), ('ME', 550, false), ('MI', 600, false), ('MN', 688, true),
  ('MO', 423, false), ('MS', 700, true), ('MT', 0, false), ('NC', 475, true),
  ('ND', 500, true), ('NE', 550, true), ('NH', 0, false), ('NJ', 663, true),
  ('NM', 488, true), ('NV', 685, false), ('NY', 400, true), ('OH', 575, true),
  ('OK', 450, false), ('OR', 0, false), ('PA', 600, true), ('RI', 700, true),
  ('SC', 600, true), ('SD', 420, true), ('TN', 700, true), ('TX', 625, true),
  ('UT', 485, false), ('VA', 530, false), ('VT', 600, true), ('WA', 650, true),
  ('WI', 500, true), ('WV', 600, true), ('WY', 400, false)
) as base (state, rate_bps, taxes_shipping);

-- Los Angeles County.
insert into tax_rate (state, zip_prefix, rate_bps, taxes_shipping, starts_on)
select 'CA', prefix::text, 950, false, '2026-01-01' from generate_series(900, 918) as prefix;
