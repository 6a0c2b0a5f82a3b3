-- The client's bank refused what stands in for a hold: the rest of a delivery is not paid for until another card is.
alter table payment_hold add column payment_needed_at timestamptz;
create index payment_hold_replaces on payment_hold (replaces_id) where replaces_id is not null;

-- The provider answered a key with an error of its own, and answers it the same for as long as it knows the key.
alter table payment_operation add column spent_keys int not null default 0;
