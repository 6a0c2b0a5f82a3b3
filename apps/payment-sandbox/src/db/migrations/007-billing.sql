create table product (
  id text primary key,
  name text not null,
  created_at timestamptz not null
);

create table price (
  id text primary key,
  product_id text not null references product,
  unit_amount bigint not null check (unit_amount > 0),
  lookup_key text unique,
  created_at timestamptz not null,
  place bigint generated always as identity
);

create table subscription (
  id text primary key,
  customer_id text not null references customer,
  price_id text not null references price,
  payment_method_id text references payment_method,
  status text not null check (
    status in ('incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled')
  ),
  is_canceled_at_end boolean not null default false,
  period_start timestamptz not null,
  period_end timestamptz not null,
  metadata jsonb not null default '{}',
  canceled_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index subscription_customer on subscription (customer_id);
create index subscription_due on subscription (period_end) where status in ('incomplete', 'active');

create table invoice (
  id text primary key,
  number text not null unique,
  subscription_id text not null references subscription,
  intent_id text not null references payment_intent,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'paid', 'void')),
  reason text not null check (reason in ('subscription_create', 'subscription_cycle')),
  -- Whoever knows it sees the page of the invoice.
  secret text not null unique,
  period_start timestamptz not null,
  period_end timestamptz not null,
  attempts int not null default 1,
  paid_at timestamptz,
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index invoice_subscription on invoice (subscription_id);
create index invoice_open on invoice (intent_id) where status = 'open';
