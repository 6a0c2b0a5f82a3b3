-- A Premium plan that a showroom pays for by the month. The row is written before the provider is asked.
create table premium_subscription (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  -- Names of one account of the provider mean nothing at another.
  provider text not null check (provider in ('sandbox', 'stripe_test', 'stripe_live')),
  customer_id text not null,
  payment_method_id text not null,
  card_brand text not null,
  card_last4 text not null,
  price_cents int not null check (price_cents > 0),
  subscription_id text unique,
  state text not null default 'asked'
    check (state in ('asked', 'confirming', 'active', 'past_due', 'declined', 'ended')),
  -- What its Pro wants of it; what the provider says of it follows.
  wish text not null default 'run' check (wish in ('run', 'end_at_period', 'end_now')),
  is_ending boolean not null default false,
  -- The card that the provider was last told of; another one in payment_method_id is still to be told.
  told_method_id text,
  decline_code text,
  confirm_url text,
  period_end timestamptz,
  past_due_since timestamptz,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- Whoever asks the provider has it until then; whoever crashed with it loses it.
  next_try_at timestamptz not null,
  tries int not null default 0,
  -- Counts what is asked of the provider by a person: each is a question of its own.
  version int not null default 1,
  trouble text,
  check ((state in ('active', 'past_due')) <= (subscription_id is not null and period_end is not null)),
  check ((state = 'past_due') = (past_due_since is not null))
);
create unique index premium_subscription_open on premium_subscription (showroom_id)
  where state not in ('declined', 'ended');
create index premium_subscription_showroom on premium_subscription (showroom_id, id desc);
create index premium_subscription_due on premium_subscription (next_try_at) where state not in ('declined', 'ended');

create table premium_invoice (
  id int generated always as identity primary key,
  subscription_id int not null references premium_subscription on delete cascade,
  -- As the provider calls it.
  invoice_id text not null unique,
  number text not null,
  amount_cents int not null check (amount_cents >= 0),
  state text not null check (state in ('open', 'paid', 'void')),
  period_from timestamptz not null,
  period_to timestamptz not null,
  page_url text,
  made_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null))
);
create index premium_invoice_subscription on premium_invoice (subscription_id, made_at desc);

-- What Pros pay us for their plan is neither an order's, a hire's nor a balance's.
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check
  check (kind in ('hold', 'release', 'capture', 'refund', 'adjustment', 'payout', 'credits', 'premium'));
alter table ledger_movement drop constraint ledger_movement_owner;
alter table ledger_movement add constraint ledger_movement_owner check (
  (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null)
  and case when num_nonnulls(order_id, hire_id, balance_payment_id) = 0
      then kind in ('adjustment', 'payout', 'credits', 'premium')
    else num_nonnulls(order_id, hire_id, balance_payment_id) = 1
      and kind not in ('payout', 'credits', 'premium') end);
