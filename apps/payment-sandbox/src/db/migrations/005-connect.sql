-- Whom we pay: a vendor or a contractor.
create table account (
  id text primary key,
  email text,
  country text not null,
  business_type text,
  -- What was asked for: {transfers: true, card_payments: true}
  capabilities jsonb not null default '{}',
  -- Who it is was told to the provider, on the provider's own page.
  is_onboarded boolean not null default false,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  place bigint generated always as identity
);

-- A page that is good once, and not for long.
create table account_link (
  token text primary key,
  account_id text not null references account,
  refresh_url text not null,
  return_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table transfer (
  id text primary key,
  account_id text not null references account,
  amount bigint not null check (amount > 0),
  amount_reversed bigint not null default 0 check (amount_reversed between 0 and amount),
  currency text not null,
  description text,
  -- The charge that it is paid from; null: what is there.
  charge_id text references charge,
  transfer_group text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index transfer_charge on transfer (charge_id);
create index transfer_account on transfer (account_id);

create table transfer_reversal (
  id text primary key,
  transfer_id text not null references transfer,
  amount bigint not null check (amount > 0),
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  place bigint generated always as identity
);

-- Money on its way to a bank account; without an account it is our own.
create table payout (
  id text primary key,
  account_id text references account,
  amount bigint not null check (amount > 0),
  currency text not null,
  method text not null check (method in ('standard', 'instant')),
  status text not null check (status in ('pending', 'paid', 'canceled')),
  description text,
  metadata jsonb not null default '{}',
  arrives_at timestamptz not null,
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index payout_open on payout (arrives_at) where status = 'pending';
