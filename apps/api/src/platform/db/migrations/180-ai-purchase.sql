-- Credits of AI Design that were paid for. The row is written before the provider is asked, so that nothing is forgotten.
create table ai_purchase (
  id int generated always as identity primary key,
  public_id text not null unique,
  ai_account_id int not null references ai_account,
  -- What the browser called it: sent twice, it is one purchase.
  idem_key text not null,
  credits int not null check (credits > 0),
  amount_cents int not null check (amount_cents > 0),
  -- Names of one account of the provider mean nothing at another.
  provider text not null check (provider in ('sandbox', 'stripe_test', 'stripe_live')),
  payment_method_id text not null,
  intent_id text unique,
  state text not null default 'asked'
    check (state in ('asked', 'confirming', 'paid', 'declined', 'refunding', 'refunded')),
  decline_code text,
  -- Where the bank asks its customer.
  confirm_url text,
  refunded_credits int not null default 0 check (refunded_credits between 0 and credits),
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  asked_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- Whoever asks the provider has it until then; whoever crashed with it loses it.
  next_try_at timestamptz not null,
  tries int not null default 0,
  -- Keys that the provider answers with its own error for good: what was asked under them is looked for, then asked anew.
  spent_keys int not null default 0,
  trouble text,
  unique (ai_account_id, idem_key),
  check (state not in ('paid', 'refunding', 'refunded') or (paid_at is not null and intent_id is not null))
);
create index ai_purchase_account on ai_purchase (ai_account_id, id desc);
create index ai_purchase_open on ai_purchase (next_try_at) where state in ('asked', 'confirming', 'refunding');

-- Money of credits is neither an order's, a hire's nor a balance's.
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check
  check (kind in ('hold', 'release', 'capture', 'refund', 'adjustment', 'payout', 'credits'));
alter table ledger_movement drop constraint ledger_movement_owner;
alter table ledger_movement add constraint ledger_movement_owner check (
  (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null)
  and case when num_nonnulls(order_id, hire_id, balance_payment_id) = 0 then kind in ('adjustment', 'payout', 'credits')
    else num_nonnulls(order_id, hire_id, balance_payment_id) = 1 and kind not in ('payout', 'credits') end);
