-- Whom the provider knows an account as. Keys for tests and for real money open different books there.
create table payment_customer (
  account_id int not null references account on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe_test', 'stripe_live')),
  customer_id text not null unique,
  created_at timestamptz not null default now(),
  primary key (account_id, provider)
);

-- What is kept of a card: never its number, never its CVC.
create table payment_card (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int not null references account on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe_test', 'stripe_live')),
  payment_method_id text not null unique,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  name_on_card text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index payment_card_account on payment_card (account_id);
create unique index payment_card_default on payment_card (account_id, provider) where is_default;
