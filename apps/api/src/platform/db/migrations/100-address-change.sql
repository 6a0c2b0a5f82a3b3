-- Another address of an order at other sums, which its client accepted: in force when a bank holds what it costs more.
create table order_address_change (
  id int generated always as identity primary key,
  order_id int not null references shop_order,
  state text not null check (state in ('asking', 'moved', 'kept')),
  -- Null once it is the order's, or nobody's.
  ship_to jsonb,
  tax_bps int not null,
  asked_at timestamptz not null,
  -- So long another card may pay for it.
  pay_by timestamptz not null,
  ended_at timestamptz,
  check ((state = 'asking') = (ended_at is null) and (state = 'asking') = (ship_to is not null))
);
-- However often it is asked at once, one waits for the bank.
create unique index order_address_change_open on order_address_change (order_id) where state = 'asking';
create index order_address_change_order on order_address_change (order_id, id desc);
create index order_address_change_due on order_address_change (pay_by) where state = 'asking';

create table order_address_line (
  change_id int not null references order_address_change,
  order_item_id int not null references order_item,
  tax_before bigint not null,
  tax_after bigint not null,
  primary key (change_id, order_item_id)
);

-- Of what is left of a delivery.
create table order_address_delivery (
  change_id int not null references order_address_change,
  sub_order_id int not null references sub_order,
  shipping_before bigint not null,
  shipping_after bigint not null,
  shipping_tax_before bigint not null,
  shipping_tax_after bigint not null,
  more_cents bigint not null,
  primary key (change_id, sub_order_id)
);
create index order_address_delivery_part on order_address_delivery (sub_order_id);
