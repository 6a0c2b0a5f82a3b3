-- What is taken off at the register: a percentage, or an amount shared out over the lines. The Pro pays for it.
create table coupon (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  -- As it is compared: capitals, no spaces.
  code text not null check (code ~ '^[A-Z0-9-]{3,32}$'),
  off_bps int check (off_bps between 1 and 10000),
  off_cents int check (off_cents > 0),
  -- What it is for; everything that is null is not asked.
  category_id int references category on delete cascade,
  product_id int references product on delete cascade,
  client_id int references account on delete cascade,
  minimum_cents int not null default 0 check (minimum_cents >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  limit_total int check (limit_total > 0),
  limit_per_client int check (limit_per_client > 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check ((off_bps is null) <> (off_cents is null)),
  unique (showroom_id, code)
);

-- What a visitor has chosen for the order that the cart will become.
alter table cart add column coupon_code text;
alter table cart add column zip_code text;
alter table cart add column address_id int references address on delete set null;
-- {vendor public name: {service, window, note}}
alter table cart add column deliveries jsonb not null default '{}';

-- "order" is a word of SQL's own.
create table shop_order (
  id int generated always as identity primary key,
  public_id text not null unique,
  -- What people read to each other on the telephone.
  number text not null unique,
  showroom_id int not null references showroom,
  account_id int not null references account,
  project_id int references project on delete set null,
  cart_id int references cart on delete set null,
  cart_version int not null,
  -- placing: holds are asked for; confirming: a bank asks its customer; declined: another card may be tried with the
  -- next attempt; placed: every hold is there; abandoned: given up, nothing is held.
  state text not null check (state in ('placing', 'confirming', 'declined', 'placed', 'abandoned')),
  attempt int not null default 1,
  -- {street, apartment, city, state, zip_code, contact, country_code, phone_number, gate_code, stairs, truck_access}
  ship_to jsonb not null,
  coupon_id int references coupon,
  coupon_code text,
  merchandise_cents bigint not null check (merchandise_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents = merchandise_cents + shipping_cents + tax_cents),
  created_at timestamptz not null,
  placed_at timestamptz,
  check ((state = 'placed') = (placed_at is not null))
);
-- However often and at once a cart is submitted, it is one order.
create unique index shop_order_cart on shop_order (cart_id, cart_version) where state <> 'abandoned';
create index shop_order_account on shop_order (account_id, id desc);
create index shop_order_showroom on shop_order (showroom_id, id desc);
create index shop_order_open on shop_order (created_at) where state in ('placing', 'confirming', 'declined');

create table coupon_use (
  coupon_id int not null references coupon,
  order_id int primary key references shop_order,
  account_id int not null references account,
  used_at timestamptz not null,
  -- The order came to nothing: the use counts no longer.
  released_at timestamptz
);
create index coupon_use_coupon on coupon_use (coupon_id) where released_at is null;

-- What one vendor delivers of an order: authorised and captured by itself.
create table sub_order (
  id int generated always as identity primary key,
  public_id text not null unique,
  order_id int not null references shop_order,
  vendor_id int not null references vendor,
  service text not null check (service in ('parcel', 'curbside', 'threshold', 'inside', 'white_glove')),
  deliver_from date not null,
  deliver_to date not null,
  -- null, '8-12' or '12-5'
  delivery_window text,
  note text not null default '',
  weight_lb numeric(10, 2),
  merchandise_cents bigint not null check (merchandise_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  shipping_tax_cents bigint not null default 0 check (shipping_tax_cents >= 0),
  -- Of the items and of the shipping.
  tax_cents bigint not null check (tax_cents >= shipping_tax_cents),
  total_cents bigint not null check (total_cents = merchandise_cents + shipping_cents + tax_cents),
  -- What the carrier really charged, whatever the client paid.
  carrier_cost_cents bigint,
  unique (order_id, vendor_id)
);

-- A line with all that it was sold with, frozen. Amounts without `unit_` are of the whole line.
create table order_item (
  id int generated always as identity primary key,
  public_id text not null unique,
  sub_order_id int not null references sub_order,
  product_id int not null references product,
  -- The cart's line it was, public id: taken from the cart when the order is placed.
  cart_line_id text not null,
  project_id int references project on delete set null,
  product_name text not null,
  brand text not null,
  sku text not null,
  unit text not null,
  uom text not null,
  size_label text not null default '',
  coverage int,
  appearance jsonb,
  placeholder text not null,
  -- [{lot_id, code, qty}]: reserved while the order stands; empty where the product has no lots
  lots jsonb not null default '[]',
  qty int not null check (qty between 1 and 9999),
  final_price_cents int not null check (final_price_cents > 0),
  fee_bps int not null check (fee_bps >= 0),
  unit_fee_cents int not null check (unit_fee_cents >= 0),
  markup_bps int not null check (markup_bps >= 0),
  -- The rule that won; null: the standard markup.
  markup_rule_id int,
  unit_markup_cents int not null check (unit_markup_cents >= 0),
  unit_price_cents int not null check (unit_price_cents = final_price_cents + unit_fee_cents + unit_markup_cents),
  coupon_bps int not null default 0,
  discount_cents bigint not null check (discount_cents between 0 and unit_markup_cents::bigint * qty),
  merchandise_cents bigint not null check (merchandise_cents = unit_price_cents::bigint * qty - discount_cents),
  tax_bps int not null check (tax_bps between 0 and 3000),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents = merchandise_cents + tax_cents),
  -- A key of the contract's table orderStatuses.
  status text not null default 'waiting_for_approval',
  status_at timestamptz not null,
  version int not null default 1
);
create index order_item_sub_order on order_item (sub_order_id);
create index order_item_product on order_item (product_id);

-- Who changed what when: append-only.
create table order_status_change (
  id int generated always as identity primary key,
  order_item_id int not null references order_item,
  from_status text,
  to_status text not null,
  -- Null: the system.
  account_id int references account,
  role text not null check (role in ('system', 'User', 'Vendor', 'Contractor', 'Admin')),
  note text not null default '',
  changed_at timestamptz not null
);
create index order_status_change_item on order_status_change (order_item_id, id);

-- Which account speaks for a vendor of the catalogue.
create table vendor_member (
  account_id int primary key references account on delete cascade,
  vendor_id int not null references vendor on delete cascade
);

-- One authorisation of a card, for one vendor's part of an order.
create table payment_hold (
  id int generated always as identity primary key,
  public_id text not null unique,
  order_id int not null references shop_order,
  sub_order_id int not null references sub_order,
  -- The order's attempt that asked for it.
  attempt int not null,
  -- The hold that this one takes over from before it dies.
  replaces_id int references payment_hold,
  state text not null check (state in ('asked', 'confirming', 'held', 'captured', 'voided', 'declined')),
  provider text not null check (provider in ('sandbox', 'stripe_test', 'stripe_live')),
  customer_id text not null,
  payment_method_id text not null,
  card_brand text not null,
  card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
  intent_id text unique,
  amount_cents bigint not null check (amount_cents > 0),
  captured_cents bigint not null default 0 check (captured_cents between 0 and amount_cents),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and captured_cents),
  decline_code text,
  asked_at timestamptz not null,
  held_at timestamptz,
  -- When the bank lets go of it by itself.
  expires_at timestamptz
);
create index payment_hold_order on payment_hold (order_id);
create index payment_hold_sub_order on payment_hold (sub_order_id);
create index payment_hold_expiry on payment_hold (expires_at) where state = 'held';

-- What was decided to ask of the provider, written before it is asked: a crash forgets nothing.
create table payment_operation (
  id int generated always as identity primary key,
  -- The provider's idempotency key: asked again, it is done once.
  public_id text not null unique,
  hold_id int not null references payment_hold,
  kind text not null check (kind in ('authorise', 'capture', 'void', 'refund')),
  amount_cents bigint check (amount_cents > 0),
  -- What the amount is made of, for the ledger: [{order_item_id, units, merchandise_cents, tax_cents, shipping_cents …}]
  parts jsonb not null default '[]',
  reason text not null default '',
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  tries int not null default 0,
  asked_at timestamptz not null,
  next_try_at timestamptz not null,
  done_at timestamptz,
  -- The provider's id of a refund.
  provider_ref text,
  trouble text
);
create index payment_operation_open on payment_operation (next_try_at) where state = 'asked';
create index payment_operation_hold on payment_operation (hold_id);

-- The provider's events as they came in, once each.
create table provider_event (
  event_id text primary key,
  type text not null,
  object_id text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  tries int not null default 0,
  trouble text
);
create index provider_event_open on provider_event (received_at) where handled_at is null;

-- Double entry, append-only: a movement sums to zero, a balance is a sum of entries.
create table ledger_movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('hold', 'release', 'capture', 'refund', 'adjustment')),
  -- What caused it, once: `operation 17`.
  cause text not null unique,
  order_id int not null references shop_order,
  sub_order_id int not null references sub_order,
  moved_at timestamptz not null
);
create index ledger_movement_order on ledger_movement (order_id);

create table ledger_entry (
  id bigint generated always as identity primary key,
  movement_id bigint not null references ledger_movement,
  -- card_hold against held: what a bank has set aside. cash against the rest: what was really charged.
  account text not null
    check (account in ('held', 'card_hold', 'cash', 'vendor', 'contractor', 'platform', 'tax', 'shipping')),
  -- Of `vendor`: vendor.id; of `contractor`: showroom.id; else null.
  party_id int check ((party_id is not null) = (account in ('vendor', 'contractor'))),
  order_item_id int references order_item,
  amount_cents bigint not null check (amount_cents <> 0)
);
create index ledger_entry_movement on ledger_entry (movement_id);
create index ledger_entry_party on ledger_entry (account, party_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger ledger_movement_append_only before update or delete on ledger_movement
  for each row execute function refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger order_status_change_append_only before update or delete on order_status_change
  for each row execute function refuse_change();

create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entry where movement_id = new.movement_id) <> 0 then
    raise exception 'ledger movement % does not sum to zero', new.movement_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_movement_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function refuse_unbalanced();

-- Saved with the change that caused it; the worker delivers it at least once.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What makes it the same message when it is written twice.
  cause text not null unique,
  payload jsonb not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries int not null default 0,
  done_at timestamptz,
  trouble text
);
create index outbox_open on outbox (next_try_at) where done_at is null;
