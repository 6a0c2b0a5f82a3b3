alter table event drop column idempotency_key, drop column request_id;

create table webhook_endpoint (
  id text primary key,
  url text not null,
  secret text not null,
  -- ["*"] or names of events
  enabled_events jsonb not null,
  is_enabled boolean not null default true,
  description text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  place bigint generated always as identity
);

-- Kept with the event: a kill of this process loses none.
create table delivery (
  id bigint generated always as identity primary key,
  event_id text not null references event,
  endpoint_id text not null references webhook_endpoint on delete cascade,
  tries int not null default 0,
  next_try_at timestamptz not null,
  delivered_at timestamptz,
  -- What the last try came to.
  trouble text
);
create index delivery_open on delivery (next_try_at) where delivered_at is null;
create index delivery_event on delivery (event_id);

create table refund (
  id text primary key,
  charge_id text not null references charge,
  amount bigint not null check (amount > 0),
  reason text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index refund_charge on refund (charge_id);
