create table cart (
  id int generated always as identity primary key,
  public_id text not null unique,
  -- SHA-256 of the guest's token; the token itself is not kept.
  token_hash bytea not null unique,
  showroom_id int not null references showroom,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index cart_expiry on cart (expires_at);

create table cart_line (
  id int generated always as identity primary key,
  public_id text not null unique,
  cart_id int not null references cart on delete cascade,
  product_id int not null references product,
  qty int not null check (qty between 1 and 9999),
  -- The price the visitor last accepted; today's price is read again with every cart.
  unit_price_cents int not null check (unit_price_cents > 0),
  lot_choice text not null default 'single' check (lot_choice in ('single', 'mixed')),
  coverage_note jsonb,
  created_at timestamptz not null default now(),
  unique (cart_id, product_id)
);

create table project (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom,
  -- Until its owner signs up, a project belongs to whoever holds the cart's token.
  cart_id int references cart on delete set null,
  name text not null default '',
  my_item jsonb not null default '{}',
  extra_info jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index project_cart on project (cart_id);

-- A visitor may have begun several projects with one cart: this is the one it is attached to.
alter table cart add column project_id int references project on delete set null;
