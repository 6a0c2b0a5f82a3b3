-- Units of a line that have left the warehouse: each was charged, once.
alter table order_item add column shipped_qty int not null default 0;
update order_item set shipped_qty = qty where exists (
  select 1 from order_status_change c where c.order_item_id = order_item.id and c.from_status is not null
    and c.to_status in ('picked_up', 'shipping', 'shipped', 'out_for_delivery', 'delivered'));
alter table order_item add constraint order_item_shipped_qty check (shipped_qty between 0 and qty);

-- A package of a delivery: what a carrier takes at once, and what that really costs.
create table shipment (
  id int generated always as identity primary key,
  public_id text not null unique,
  sub_order_id int not null references sub_order,
  -- A key of the contract's table carriers.
  carrier text not null,
  -- The carrier's own number: of a parcel, or a freight bill.
  tracking text not null default '',
  -- Empty: the lots that its lines were promised from.
  lot text not null default '',
  -- What the carrier really charged, whatever the client paid; null until somebody knows.
  cost_cents int check (cost_cents >= 0),
  -- Thousandths of a pound.
  weight_milli_lb int check (weight_milli_lb > 0),
  packed_by int not null references account,
  packed_at timestamptz not null,
  shipped_at timestamptz,
  delivered_at timestamptz check (delivered_at is null or shipped_at is not null)
);
create index shipment_sub_order on shipment (sub_order_id);

create table shipment_line (
  shipment_id int not null references shipment on delete cascade,
  order_item_id int not null references order_item,
  units int not null check (units > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_line_item on shipment_line (order_item_id);
