-- What a client has told their bank: that they do not want to have paid. As the provider tells it, and what we did.
create table payment_dispute (
  id int generated always as identity primary key,
  public_id text not null unique,
  provider text not null,
  provider_ref text not null unique,
  hold_id int not null references payment_hold,
  amount_cents bigint not null check (amount_cents > 0),
  -- What the bank keeps from us besides, whoever wins.
  fee_cents bigint not null default 0,
  reason text not null,
  state text not null check (state in ('needs_response', 'under_review', 'won', 'lost')),
  -- Until when the bank takes an answer.
  answer_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- What an Admin told the bank: evidence, or that it is right.
  answer text check (answer in ('evidence', 'accepted')),
  answer_note text not null default '',
  answered_by int references account on delete set null,
  answered_at timestamptz,
  -- Who bears what was lost; until an Admin decides, we do.
  borne_by text check (borne_by in ('platform', 'sellers')),
  borne_decided_by int references account on delete set null,
  borne_decided_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((borne_by is null) = (borne_decided_at is null)),
  check (borne_by is null or state = 'lost')
);
create index payment_dispute_hold on payment_dispute (hold_id);
create index payment_dispute_due on payment_dispute (answer_by, id) where state = 'needs_response';
create index payment_dispute_opened on payment_dispute (opened_at desc, id desc);

-- Money that a bank has taken back, and nobody knows yet whose loss it is.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in
  ('held', 'card_hold', 'cash', 'vendor', 'contractor', 'platform', 'tax', 'shipping', 'disputed'));
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in
  ('hold', 'release', 'capture', 'refund', 'adjustment', 'payout', 'credits', 'premium', 'dispute'));
-- The owner's rule lets through what is of a delivery, a milestone or a balance: a dispute is always of one of them.
create index ledger_movement_dispute on ledger_movement (moved_at) where kind = 'dispute';
