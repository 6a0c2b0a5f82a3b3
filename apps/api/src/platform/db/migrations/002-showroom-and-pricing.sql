-- The rules of one or many showrooms; showrooms with the same rules share a list and its prices.
create table price_list (
  id int generated always as identity primary key,
  -- Hash over the markup rules; the platform's fees are the same for every list.
  key text not null unique,
  -- [{vendor_id?, category_id?, product_id?, markup_bps}], most specific wins
  rules jsonb not null
);

create table price (
  price_list_id int not null references price_list on delete cascade,
  product_id int not null references product on delete cascade,
  price_cents int not null check (price_cents > 0),
  -- Per square foot where the category is priced so, else the price itself: what filters and sorts compare.
  compare_cents int not null check (compare_cents > 0),
  primary key (price_list_id, product_id)
) with (fillfactor = 90);

create table platform_fee (
  id int generated always as identity primary key,
  vendor_id int references vendor,
  category_id int references category,
  fee_bps int not null check (fee_bps between 0 and 5000)
);
insert into platform_fee (fee_bps) values (800);

create table showroom (
  id int generated always as identity primary key,
  -- The Pro's id; '0' is the platform's own shop.
  user_id text not null unique,
  vsd_id text unique check (vsd_id ~ '^[A-HJ-NP-Z2-9]{8}$'),
  company_name text not null,
  city text not null default '',
  state text not null default '',
  phone text,
  license_number text,
  since_year int,
  tagline text,
  theme_color text check (theme_color ~ '^#[0-9a-f]{6}$'),
  business_logo text,
  has_basic_addon boolean not null default true,
  has_custom_addon boolean not null default false,
  plan text not null default 'Free',
  plan_status text not null default 'inactive' check (plan_status in ('active', 'inactive')),
  paid_amount int not null default 0,
  is_listed boolean not null default true,
  -- Admits every localhost origin while the server runs in development.
  is_development boolean not null default false,
  hides_powered_by boolean not null default false,
  price_list_id int not null references price_list,
  created_at timestamptz not null default now()
);
-- Case, spaces and punctuation do not count in the search by name.
create index showroom_name on showroom using gin (translate(lower(company_name), ' -.,''&', '') gin_trgm_ops);

create table showroom_domain (
  showroom_id int not null references showroom on delete cascade,
  -- Exact: scheme, host and port. No patterns.
  origin text not null check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]+)?$'),
  verified_at timestamptz,
  primary key (showroom_id, origin)
);

create table hidden_category (
  showroom_id int not null references showroom on delete cascade,
  category_id int not null references category on delete cascade,
  primary key (showroom_id, category_id)
);

create table markup_rule (
  id int generated always as identity primary key,
  showroom_id int not null references showroom on delete cascade,
  vendor_id int references vendor,
  category_id int references category,
  product_id int references product,
  markup_bps int not null check (markup_bps between 1000 and 20000),
  created_at timestamptz not null default now()
);
create index markup_rule_showroom on markup_rule (showroom_id);
