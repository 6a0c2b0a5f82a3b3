-- Of goods without lots: units promised to orders. The vendor's own count stays beside it as it was sent.
alter table product add column reserved int not null default 0 check (reserved >= 0);

-- Units that are still kept for the line; zero once they were given back or have left the warehouse.
alter table order_item add column reserved_qty int not null default 0 check (reserved_qty between 0 and qty);

alter table shop_order
  -- What was seen and agreed to: the same cart with other choices is another order.
  add column price_version text not null,
  -- The card of the last attempt, at the provider: submitted again with the same one, nothing is asked twice.
  add column payment_method_id text not null,
  -- For people: why a card was declined, what a bank asks.
  add column message text,
  -- The account's card to be, once the order is placed: what the provider's frame gave, if it was to be kept.
  add column kept_card jsonb;
