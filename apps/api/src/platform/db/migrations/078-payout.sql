-- Whom the provider pays for a vendor (vendor.id) or a Pro (showroom.id). Tax numbers, days of birth and bank numbers
-- are with the provider alone.
create table payout_account (
  id int generated always as identity primary key,
  public_id text not null unique,
  account text not null check (account in ('vendor', 'contractor')),
  party_id int not null,
  -- Who set it up; null: they have left.
  account_id int references account,
  provider_account text not null,
  provider_ref text unique,
  legal_name text not null default '',
  entity_type text,
  street text not null default '',
  apartment text not null default '',
  city text not null default '',
  state text not null default '',
  zip_code text not null default '',
  bank_name text not null default '',
  bank_last4 text not null default '' check (bank_last4 ~ '^(\d{4})?$'),
  statement_name text not null default '',
  schedule text not null default 'manual' check (schedule in ('weekly', 'monthly', 'manual')),
  schedule_day int,
  minimum_cents bigint not null default 100 check (minimum_cents > 0),
  notification_email text not null default '',
  w9_name text not null default '',
  w9_version text not null default '',
  w9_signed_at timestamptz,
  -- Null: nothing was saved yet.
  saved_at timestamptz,
  status text not null default 'not_started'
    check (status in ('not_started', 'information_needed', 'in_review', 'active', 'restricted')),
  due jsonb not null default '[]',
  -- The bank was changed: nothing is paid until then.
  held_until timestamptz,
  -- When the provider is asked next; null: it tells.
  check_at timestamptz,
  -- Up to this day its schedule was looked at.
  looked_at_day date not null,
  created_at timestamptz not null,
  unique (account, party_id, provider_account)
);
create index payout_account_check on payout_account (check_at) where check_at is not null;
create index payout_account_person on payout_account (account_id);

-- What leaves together. Two Admins see it before it does: who proposed it never approves it.
create table payout_batch (
  id int generated always as identity primary key,
  public_id text not null unique,
  state text not null default 'draft' check (state in ('draft', 'proposed', 'approved', 'canceled')),
  proposed_by int references account,
  proposed_at timestamptz,
  approved_by int references account,
  approved_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('proposed', 'approved')) <= (proposed_by is not null)),
  check (state <> 'approved' or (approved_by is not null and approved_by <> proposed_by))
);
-- One is being gathered at a time.
create unique index payout_batch_draft on payout_batch (state) where state = 'draft';

create table payout (
  id int generated always as identity primary key,
  -- The idempotency key at the provider.
  public_id text not null unique,
  batch_id int not null references payout_batch,
  payout_account_id int not null references payout_account,
  amount_cents bigint not null check (amount_cents > 0),
  bank_last4 text not null,
  state text not null default 'draft'
    check (state in ('draft', 'approved', 'sent', 'paid', 'returned', 'canceled')),
  -- What is asked of the provider next; null: nothing.
  step text check (step in ('transfer', 'payout', 'watch', 'reverse')),
  transfer_ref text unique,
  payout_ref text unique,
  attempts int not null default 0,
  spent_keys int not null default 0,
  next_try_at timestamptz,
  trouble text,
  failure_code text,
  created_at timestamptz not null,
  sent_at timestamptz,
  paid_at timestamptz,
  returned_at timestamptz,
  check ((step is null) = (next_try_at is null)),
  check (state not in ('sent', 'paid', 'returned') or transfer_ref is not null)
);
-- Of money that is still in the ledger one payout at a time is made.
create unique index payout_open on payout (payout_account_id) where state in ('draft', 'approved');
create index payout_step on payout (next_try_at) where step is not null;
create index payout_of_batch on payout (batch_id);
create index payout_of_account on payout (payout_account_id, id desc);
