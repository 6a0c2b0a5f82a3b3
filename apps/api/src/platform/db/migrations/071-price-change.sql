-- What the Pro has given up of a unit's markup, so that the client pays less of a vendor's raise.
alter table order_item add column absorbed_cents int not null default 0 check (absorbed_cents >= 0);

-- A vendor's new price for a line that was ordered: what it was, what it would be, and what became of it. Amounts without
-- `unit_` are of the whole line.
create table order_price_change (
  id int generated always as identity primary key,
  public_id text not null unique,
  order_item_id int not null references order_item,
  -- A key of the contract's table priceChangeStates.
  state text not null,
  reason text not null,
  proposed_by int not null references account,
  proposed_at timestamptz not null,
  answer_by timestamptz not null,
  final_price_before int not null check (final_price_before > 0),
  final_price_after int not null check (final_price_after > 0),
  -- Of a unit's markup.
  absorbed_before int not null check (absorbed_before >= 0),
  absorbed_after int not null check (absorbed_after >= 0),
  unit_price_before int not null,
  unit_price_after int not null,
  discount_before bigint not null,
  discount_after bigint not null,
  tax_before bigint not null,
  tax_after bigint not null,
  total_before bigint not null check (total_before >= 0),
  total_after bigint not null check (total_after >= 0),
  -- How many reminders were mailed.
  reminded int not null default 0,
  answered_at timestamptz,
  -- Null: nobody, in time.
  answered_by int references account,
  -- Where the bank's answer is missing.
  pay_by timestamptz
);
-- However often it is proposed at once, one waits for an answer.
create unique index order_price_change_open on order_price_change (order_item_id) where state in ('proposed', 'paying');
create index order_price_change_item on order_price_change (order_item_id, id desc);
create index order_price_change_due on order_price_change (answer_by) where state = 'proposed';
create index order_price_change_unpaid on order_price_change (pay_by) where state = 'paying';
