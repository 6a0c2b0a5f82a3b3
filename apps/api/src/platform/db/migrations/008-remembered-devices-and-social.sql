-- A browser that stays signed in for 340 days. One row is the family of all keys that its cookie carried one after
-- another; of each only the SHA-256 is kept.
create table remembered_device (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int not null references account on delete cascade,
  -- Finds the row; says nothing by itself.
  selector text not null unique,
  validator_hash bytea not null,
  -- The key before this one, good for some seconds more: two tabs may come with it at once.
  previous_hash bytea,
  rotated_at timestamptz not null,
  device text not null,
  place text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index remembered_device_account on remembered_device (account_id);
create index remembered_device_expiry on remembered_device (expires_at);

-- A device that is forgotten is signed out.
alter table session add column remembered_device_id int references remembered_device on delete cascade;
create index session_remembered_device on session (remembered_device_id) where remembered_device_id is not null;
-- Until when the session asks its Admin for no other one-time code.
alter table session add column otp_until timestamptz;
update session set otp_until = otp_at + interval '12 hours' where otp_at is not null;

-- Whom a provider's word signs in. A row is there only once the person has proved to own the account.
create table social_identity (
  id int generated always as identity primary key,
  account_id int not null references account on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index social_identity_account on social_identity (account_id);

-- Somebody whom a provider has named, and who has yet to prove that the address is theirs.
create table social_proof (
  id int generated always as identity primary key,
  -- SHA-256 of what the browser holds.
  token_hash bytea not null unique,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  -- Whether the provider vouches for the address.
  is_email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index social_proof_expiry on social_proof (expires_at);
