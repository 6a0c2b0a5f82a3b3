-- Whose owner has confirmed it once for payments without them.
alter table payment_method add column is_set_up boolean not null default false;

create table payment_intent (
  id text primary key,
  client_secret text not null unique,
  amount bigint not null check (amount > 0),
  amount_received bigint not null default 0 check (amount_received between 0 and amount),
  currency text not null,
  customer_id text references customer,
  payment_method_id text references payment_method,
  status text not null check (
    status in (
      'requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture', 'succeeded', 'canceled'
    )
  ),
  capture_method text not null check (capture_method in ('automatic', 'manual')),
  setup_future_usage text,
  off_session boolean not null default false,
  return_url text,
  allowed_types jsonb,
  automatic jsonb,
  description text,
  metadata jsonb not null default '{}',
  transfer_group text,
  latest_charge_id text,
  -- What the last confirmation was refused with.
  last_error jsonb,
  cancellation_reason text,
  canceled_at timestamptz,
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index payment_intent_customer on payment_intent (customer_id);
create index payment_intent_metadata on payment_intent using gin (metadata jsonb_path_ops);

create table charge (
  id text primary key,
  intent_id text not null references payment_intent,
  payment_method_id text not null references payment_method,
  amount bigint not null,
  amount_captured bigint not null default 0 check (amount_captured between 0 and amount),
  -- Given back, and what a capture of less let go of.
  amount_refunded bigint not null default 0 check (amount_refunded between 0 and amount),
  is_captured boolean not null default false,
  status text not null check (status in ('succeeded', 'failed')),
  failure jsonb,
  -- When the bank lets go of what was never captured.
  capture_before timestamptz,
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index charge_intent on charge (intent_id);
create index charge_open on charge (capture_before) where not is_captured and status = 'succeeded';

create table event (
  id text primary key,
  type text not null,
  object jsonb not null,
  idempotency_key text,
  request_id text,
  created_at timestamptz not null,
  place bigint generated always as identity
);
