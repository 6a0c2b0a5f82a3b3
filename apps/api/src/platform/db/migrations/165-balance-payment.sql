-- What a vendor or a Pro pays by card into a balance that is below zero; another card is another row.
create table balance_payment (
  id int generated always as identity primary key,
  public_id text not null unique,
  account text not null check (account in ('vendor', 'contractor')),
  party_id int not null,
  -- What was missing when the card was asked for it. Where less is missing by then, less is charged.
  amount_cents bigint not null check (amount_cents > 0),
  paid_cents bigint check (paid_cents between 1 and amount_cents),
  card_brand text not null,
  card_last4 text not null,
  state text not null check (state in ('asked', 'charging', 'paid', 'given_up')),
  asked_by int references account on delete set null,
  asked_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null) and (state = 'paid') = (paid_cents is not null))
);
-- One card at a time.
create unique index balance_payment_open on balance_payment (account, party_id) where state in ('asked', 'charging');
create index balance_payment_party on balance_payment (account, party_id);

-- A hold is for a delivery, for a milestone, or for a balance; so is what the ledger moves because of it.
alter table payment_hold add column balance_payment_id int references balance_payment;
alter table payment_hold drop constraint payment_hold_owner;
alter table payment_hold add constraint payment_hold_owner check (
  num_nonnulls(order_id, hire_id, balance_payment_id) = 1
  and (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null));
create index payment_hold_balance_payment on payment_hold (balance_payment_id) where balance_payment_id is not null;

alter table ledger_movement add column balance_payment_id int references balance_payment;
alter table ledger_movement drop constraint ledger_movement_owner;
alter table ledger_movement add constraint ledger_movement_owner check (
  (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null)
  and case when num_nonnulls(order_id, hire_id, balance_payment_id) = 0 then kind in ('adjustment', 'payout')
    else num_nonnulls(order_id, hire_id, balance_payment_id) = 1 and kind <> 'payout' end);
create index ledger_movement_balance_payment on ledger_movement (balance_payment_id)
  where balance_payment_id is not null;
