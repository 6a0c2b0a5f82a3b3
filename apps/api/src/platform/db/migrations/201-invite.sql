-- Whom a Pro has asked to come: clients to the showroom, vendors to sell. One row for each address and purpose.
create table invite (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  audience text not null check (audience in ('client', 'vendor')),
  email text not null,
  -- As the Pro wrote it; empty where they wrote an address alone.
  name text not null,
  note text not null,
  -- What a client is let into once they have joined.
  project_id int references project on delete set null,
  -- Of the link in the newest mail: withdrawn, it still refuses further ones.
  code_hash bytea unique,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  joined_at timestamptz,
  revoked_at timestamptz,
  -- Who joined, by whatever address.
  account_id int references account on delete cascade,
  check ((joined_at is null) or (revoked_at is null))
);
create unique index invite_address on invite (showroom_id, audience, lower(email));
create index invite_email on invite (lower(email));
create index invite_account on invite (account_id);
create index invite_expired on invite (expires_at) where joined_at is null;

-- Addresses that want no invitations, by their hash alone: kept to be heeded, not to be read.
create table invite_refusal (
  email_hash bytea primary key,
  refused_at timestamptz not null
);
