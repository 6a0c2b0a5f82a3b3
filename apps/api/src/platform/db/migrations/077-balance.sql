-- That a line's money is available to one of those who earn by it; without a row it is pending.
create table balance_release (
  account text not null check (account in ('vendor', 'contractor')),
  -- Of `vendor`: vendor.id; of `contractor`: showroom.id.
  party_id int not null,
  order_item_id int not null references order_item,
  -- The business day on which it was due, and a key of the contract's releaseReasons: what it waited for last.
  available_on date not null,
  reason text not null,
  released_at timestamptz not null,
  primary key (account, party_id, order_item_id)
);

-- The business days whose release is done.
create table balance_release_day (
  day date primary key,
  released_at timestamptz not null
);

-- From when a balance falls below zero until it is settled.
create table negative_balance (
  id int generated always as identity primary key,
  public_id text not null unique,
  account text not null check (account in ('vendor', 'contractor')),
  party_id int not null,
  first_below_at timestamptz not null,
  -- The last day for settling it, whole.
  due_on date not null,
  reminded int not null default 0,
  restricted_at timestamptz,
  ended_at timestamptz
);
-- A deeper fall begins nothing anew.
create unique index negative_balance_open on negative_balance (account, party_id) where ended_at is null;

-- What an Admin has booked with somebody, and why.
create table balance_adjustment (
  id int generated always as identity primary key,
  public_id text not null unique,
  account text not null check (account in ('vendor', 'contractor')),
  party_id int not null,
  -- Above zero it is to their good.
  amount_cents bigint not null check (amount_cents <> 0),
  -- `cash`: they have paid it to us; `platform`: we bear it, or take it.
  against text not null check (against in ('cash', 'platform')),
  reason text not null,
  made_by int references account on delete set null,
  made_at timestamptz not null
);
create index balance_adjustment_party on balance_adjustment (account, party_id);

-- Since when it takes no new orders and no new clients; null: it does.
alter table showroom add column unavailable_since timestamptz;
