-- How often a window that was chosen was changed for another.
alter table sub_order add column window_changes int not null default 0;

-- What a client counted and signed for at the door: of one package, or of what came without one.
create table delivery_receipt (
  id int generated always as identity primary key,
  public_id text not null unique,
  sub_order_id int not null references sub_order,
  shipment_id int references shipment,
  -- Null: who received it has left.
  received_by int references account,
  received_at timestamptz not null,
  signed_by text not null,
  -- Drawn lines; empty where the name was typed.
  signature text not null default '',
  note text not null default ''
);
-- However often it is sent, it is received once.
create unique index delivery_receipt_once on delivery_receipt (sub_order_id, coalesce(shipment_id, 0));

create table delivery_receipt_line (
  receipt_id int not null references delivery_receipt on delete cascade,
  order_item_id int not null references order_item,
  expected int not null check (expected > 0),
  received int not null check (received between 0 and expected),
  damaged int not null check (damaged between 0 and received),
  lot text not null default '',
  note text not null default '',
  primary key (receipt_id, order_item_id)
);
create index delivery_receipt_line_item on delivery_receipt_line (order_item_id);

-- Photos of it: whoever counts adds them one by one, and they belong to the receipt once that is signed.
create table delivery_photo (
  id int generated always as identity primary key,
  public_id text not null unique,
  sub_order_id int not null references sub_order,
  added_by int not null references account,
  receipt_id int,
  order_item_id int,
  media_type text not null,
  size int not null,
  added_at timestamptz not null,
  foreign key (receipt_id, order_item_id) references delivery_receipt_line (receipt_id, order_item_id)
);
create index delivery_photo_receipt on delivery_photo (receipt_id);
create index delivery_photo_sub_order on delivery_photo (sub_order_id);
