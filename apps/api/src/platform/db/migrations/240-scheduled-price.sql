-- A price that a vendor has planned: in force from the first moment of its day on, Pacific.
create table scheduled_price (
  id int generated always as identity primary key,
  public_id text not null unique,
  vendor_id int not null references vendor,
  product_id int not null references product on delete cascade,
  effective_on date not null,
  -- What the product cost the moment before it was in force; while it waits, what was known when it was planned.
  before_cents int not null check (before_cents > 0),
  price_cents int not null check (price_cents > 0),
  state text not null default 'scheduled'
    check (state in ('scheduled', 'applied', 'cancelled', 'replaced', 'dropped')),
  planned_by int not null references account,
  planned_at timestamptz not null,
  ended_at timestamptz,
  -- Null: nobody, its day had come.
  ended_by int references account,
  check ((state = 'scheduled') = (ended_at is null))
);
-- However often it is planned at once, one price waits for a day.
create unique index scheduled_price_waiting on scheduled_price (product_id, effective_on) where state = 'scheduled';
create index scheduled_price_vendor on scheduled_price (vendor_id, effective_on desc, id desc);
create index scheduled_price_due on scheduled_price (vendor_id, effective_on) where state = 'scheduled';
-- Which carts hold a product.
create index cart_line_product on cart_line (product_id);
