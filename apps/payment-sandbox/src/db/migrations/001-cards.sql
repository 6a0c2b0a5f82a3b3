-- Made once: the fingerprint of a card is its number under this key.
create table secret (
  name text primary key,
  value bytea not null
);

create table customer (
  id text primary key,
  email text,
  name text,
  phone text,
  description text,
  metadata jsonb not null default '{}',
  default_payment_method text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- The order in which rows were made: lists are given newest first.
  place bigint generated always as identity
);

-- A card without its number and its CVC: those are read once and kept nowhere.
create table payment_method (
  id text primary key,
  customer_id text references customer,
  -- Which of the published test cards it is, by what it does.
  behavior text not null,
  brand text not null,
  funding text not null,
  country text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  fingerprint text not null,
  name text,
  created_at timestamptz not null,
  -- Whoever was taken off a customer can not be used again.
  detached_at timestamptz,
  place bigint generated always as identity
);
create index payment_method_customer on payment_method (customer_id);

create table setup_intent (
  id text primary key,
  client_secret text not null,
  customer_id text references customer,
  payment_method_id text references payment_method,
  status text not null check (
    status in ('requires_payment_method', 'requires_confirmation', 'requires_action', 'succeeded')
  ),
  usage text not null,
  allowed_types jsonb,
  description text,
  metadata jsonb not null default '{}',
  -- What the last confirmation was refused with.
  last_error jsonb,
  created_at timestamptz not null
);

-- What was answered under an Idempotency-Key, so that asking again does nothing again.
create table kept_answer (
  key text primary key,
  -- SHA-256 of method, path and body.
  asked bytea not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null
);
