create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() alone is only stable, because its dictionary could be replaced; ours is named and stays.
create function plain_text(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

create table department (
  id int generated always as identity primary key,
  menu_slug text not null unique,
  name text not null,
  position int not null
);

-- The 21 categories, and below each its subcategories. A product belongs to a subcategory.
create table category (
  id int generated always as identity primary key,
  parent_id int references category,
  slug_url text not null unique,
  name text not null,
  seo_title text not null,
  position int not null,
  default_waste_pct int not null default 0 check (default_waste_pct between 0 and 30),
  -- What a filter and a sort compare: a square foot, or one unit.
  price_per text not null check (price_per in ('sqft', 'unit')),
  -- [{key, label, type, unit, filter}] in the order shown
  attributes jsonb not null default '[]',
  lead_days_min int not null default 3,
  lead_days_max int not null default 15,
  ship_class text not null default '',
  sample jsonb
);
create index category_parent on category (parent_id);

-- A department is the home of some categories and shows others besides.
create table department_category (
  department_id int not null references department on delete cascade,
  category_id int not null references category on delete cascade,
  is_home boolean not null,
  position int not null,
  primary key (department_id, category_id)
);

create table vendor (
  id int generated always as identity primary key,
  code text not null unique,
  name text not null,
  state text not null,
  lead_days_extra int not null default 0,
  cut_off_hour int not null default 14,
  freight_terms text not null default '',
  minimum_order_cents int not null default 0,
  accept_rate_bps int not null default 9500,
  damage_rate_bps int not null default 100,
  is_demo boolean not null default false
);

-- Products that differ only along `axes` (color, size, finish…).
create table family (
  id int generated always as identity primary key,
  vendor_id int not null references vendor,
  category_id int not null references category,
  -- The vendor's own key: a Shopify handle, a Merchant item_group_id.
  handle text not null,
  brand text not null,
  collection text not null default '',
  name text not null,
  description text not null default '',
  axes text[] not null default '{}',
  unique (vendor_id, handle)
);

-- One sellable material.
create table product (
  id int generated always as identity primary key,
  public_id text not null unique,
  family_id int not null references family,
  vendor_id int not null references vendor,
  -- The subcategory; root_category_id is the one of the 21 above it.
  category_id int not null references category,
  root_category_id int not null references category,
  sku text not null,
  mpn text,
  upc text,
  name text not null,
  brand text not null,
  status text not null default 'active' check (status in ('active', 'hidden')),
  -- Values along the family's axes: {"color": "Fog", "size": "12x24", "finish": "Matte"}
  variant jsonb not null default '{}',
  color_hex text check (color_hex ~ '^#[0-9a-f]{6}$'),
  unit text not null check (unit in ('box', 'piece', 'pack', 'linear_foot', 'slab', 'square_foot', 'pallet')),
  uom text not null default 'Piece',
  -- What the vendor is paid per unit. Never leaves the server for a client.
  final_price_cents int not null check (final_price_cents > 0),
  msrp_cents int check (msrp_cents > 0),
  msrp_dated date,
  -- Thousandths of a square foot (or of a foot) that one unit covers.
  coverage int check (coverage > 0),
  length int check (length > 0),
  pieces int check (pieces > 0),
  min_qty int not null default 1 check (min_qty > 0),
  step_qty int not null default 1 check (step_qty > 0),
  weight_lb numeric(8, 2),
  size_label text not null default '',
  longest_edge int,
  is_plank boolean not null default false,
  stock_status text not null check (stock_status in ('in_stock', 'low', 'backorder', 'made_to_order', 'discontinued')),
  -- Units on hand over all lots.
  stock_qty int not null default 0 check (stock_qty >= 0),
  restock_on date,
  lead_days_min int not null,
  lead_days_max int not null,
  -- {"material": "Porcelain", "dcof": 0.45}
  attributes jsonb not null default '{}',
  -- The filterable ones as `key=value`, and `stock=…`, `brand=…`.
  facets text[] not null default '{}',
  certifications text[] not null default '{}',
  restricted_states text[] not null default '{}',
  prop65 boolean not null default false,
  documents text[] not null default '{}',
  appearance jsonb,
  placeholder text not null default 'efece6efece6e7e3dbe7e3db' check (placeholder ~ '^[0-9a-f]{24}$'),
  -- Featured order: higher first. Siblings of a family lie far apart.
  popularity int not null default 0,
  search_text text not null default '',
  search tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, plain_text(name)), 'A')
    || setweight(to_tsvector('english'::regconfig, plain_text(brand)), 'B')
    || setweight(to_tsvector('english'::regconfig, plain_text(search_text)), 'C')
  ) stored,
  substitute_id int references product,
  -- Hash of what the vendor sent, so that the same feed again changes nothing.
  source_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (vendor_id, sku)
);
create index product_category on product (category_id) where status = 'active';
create index product_root_category on product (root_category_id) where status = 'active';
create index product_family on product (family_id);
create index product_popularity on product (popularity desc, id) where status = 'active';
create index product_facets on product using gin (facets) with (fastupdate = off);
create index product_sku on product (upper(sku) text_pattern_ops);
create index product_mpn on product (upper(mpn) text_pattern_ops) where mpn is not null;
create index product_upc on product (upc) where upc is not null;
create index product_search on product using gin (search) with (fastupdate = off);
create index product_trigram on product using gin (search_text gin_trgm_ops) with (fastupdate = off);

create table lot (
  id int generated always as identity primary key,
  product_id int not null references product on delete cascade,
  code text not null,
  on_hand int not null check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  received_on date not null,
  unique (product_id, code)
);

-- matching: goes with it · required: does not work without it
create table product_relation (
  product_id int not null references product on delete cascade,
  related_id int not null references product on delete cascade,
  kind text not null check (kind in ('matching', 'required')),
  position int not null default 0,
  primary key (product_id, related_id, kind)
);

-- Pictures a vendor sent; products without any are drawn from their appearance.
create table product_picture (
  product_id int not null references product on delete cascade,
  position int not null,
  source_url text not null,
  alt text not null default '',
  primary key (product_id, position)
);

-- How often two products were looked at by the same visitor. The visitor is not recorded.
create table co_view (
  product_id int not null references product on delete cascade,
  other_id int not null references product on delete cascade,
  views int not null default 1,
  primary key (product_id, other_id)
);

-- One row. Everything derived from the catalogue and its prices is kept with the version it was derived from.
create table catalogue_version (
  single boolean primary key default true check (single),
  version bigint not null default 1,
  seed text
);
insert into catalogue_version default values;
