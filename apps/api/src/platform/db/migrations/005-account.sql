create table account (
  id int generated always as identity primary key,
  public_id text not null unique,
  type text not null check (type in ('User', 'Vendor', 'Contractor', 'Admin')),
  status text not null check (status in ('Active', 'Approve', 'Deactive', 'pending')),
  first_name text not null,
  last_name text not null default '',
  email text not null check (email ~ '^[^[:space:]@,;<>]+@[^[:space:]@,;<>]+$'),
  email_verified_at timestamptz,
  -- Argon2id with its parameters; null for who only signs in with a provider.
  password_hash text,
  country_code text not null default '+1',
  phone_number text not null default '',
  zip_code text not null default '',
  -- {street, apartment, city, state, zip_code}
  shipping_address jsonb,
  settings jsonb not null default '{}',
  -- The showroom through which somebody signed up.
  showroom_id int references showroom on delete set null,
  created_at timestamptz not null default now()
);
-- Capital letters do not make another address.
create unique index account_email on account (lower(email));

create table session (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int not null references account on delete cascade,
  -- SHA-256 of the token; the token itself is not kept.
  token_hash bytea not null unique,
  device text not null,
  place text not null,
  -- When an Admin gave the one-time code in this session.
  otp_at timestamptz,
  signed_in_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- What a mail carries: good once, for one purpose, and only while the address is still the one it was sent to.
create table mailed_code (
  id int generated always as identity primary key,
  account_id int not null references account on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'otp')),
  code_hash bytea not null,
  email text not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (account_id, purpose)
);
create unique index mailed_code_hash on mailed_code (code_hash) where purpose <> 'otp';

-- Counted tries of what must not be found by trying, by what is guarded and who tries.
create table attempt (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index attempt_end on attempt (ends_at);

-- A guest's project becomes its owner's when they sign in.
alter table project add column account_id int references account on delete set null;
create index project_account on project (account_id) where account_id is not null;
