-- How many units of a line were given back to its client.
alter table order_item add column returned_qty int not null default 0 check (returned_qty between 0 and qty);

-- What a client asks to send back of one delivery, or claims of it; amounts are those of the quote until it is refunded.
create table return_request (
  id int generated always as identity primary key,
  public_id text not null unique,
  sub_order_id int not null references sub_order,
  -- `return` or `claim`
  kind text not null,
  -- A key of the contract's table returnStates.
  state text not null,
  reason text not null,
  note text not null,
  way text not null,
  outcome text not null,
  asked_by int not null references account,
  -- Made up by who asked: sent twice, it is one.
  request_key text not null,
  asked_at timestamptz not null,
  -- Nobody pays a fee where the vendor is at fault, or it came late.
  is_free boolean not null,
  rma text unique,
  answer text not null default '',
  answered_at timestamptz,
  answered_by int references account,
  send_by timestamptz,
  sent_at timestamptz,
  tracking text not null default '',
  received_at timestamptz,
  refund_by timestamptz,
  ended_at timestamptz,
  merchandise_cents bigint not null check (merchandise_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  shipping_tax_cents bigint not null check (shipping_tax_cents >= 0),
  check (merchandise_cents + tax_cents + shipping_cents + shipping_tax_cents >= fee_cents),
  unique (asked_by, request_key)
);
create index return_request_delivery on return_request (sub_order_id, id desc);
create index return_request_unsent on return_request (send_by) where state = 'approved' and kind = 'return';
create index return_request_unpaid on return_request (refund_by) where state = 'received';

create table return_line (
  id int generated always as identity primary key,
  public_id text not null unique,
  return_id int not null references return_request on delete cascade,
  order_item_id int not null references order_item,
  qty int not null check (qty > 0),
  -- All that is left of the line: its status goes with it.
  is_whole boolean not null,
  -- Hundredths of a pound of one unit, as it was known; 0: nobody has weighed it.
  unit_weight int not null check (unit_weight >= 0),
  accepted_qty int check (accepted_qty between 0 and qty),
  deduction text not null default '',
  -- What it took from who sold it, delivered it and taxed it, when it was refunded.
  vendor_cents bigint not null default 0,
  contractor_cents bigint not null default 0,
  unique (return_id, order_item_id)
);
create index return_line_item on return_line (order_item_id);
