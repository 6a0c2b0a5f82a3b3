-- What stands ready for a carrier: of a line, as its vendor measured it.
create table order_item_ready (
  order_item_id int primary key references order_item,
  weight_milli_lb int not null check (weight_milli_lb > 0),
  pallets int not null check (pallets >= 0),
  length_in int,
  width_in int,
  height_in int,
  ready_by int not null references account,
  ready_at timestamptz not null
);

-- The queue of whoever works off lines: by vendor, by status, by words.
create index sub_order_vendor on sub_order (vendor_id);
create index order_item_status on order_item (status, id);
create index order_item_words on order_item using gin (lower(product_name || ' ' || sku) gin_trgm_ops);
create index shop_order_number on shop_order using gin (lower(number) gin_trgm_ops);
create index shop_order_placed on shop_order (placed_at desc, id desc) where state = 'placed';
