-- A second step of signing in: a code that an authenticator app shows.
create table two_step (
  account_id int primary key references account on delete cascade,
  -- Sealed: whoever reads the database must not make codes of it.
  secret text not null,
  -- Null: set up, and no code has been given yet.
  since timestamptz,
  -- The last half minute whose code was used: none is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- For who has lost the app. Each is good once.
create table two_step_recovery (
  id bigint generated always as identity primary key,
  account_id int not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (account_id, code_hash)
);

-- Who has proved the first step in a browser, and not the second.
create table two_step_challenge (
  token_hash bytea primary key,
  account_id int not null references account on delete cascade,
  remember boolean not null,
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index two_step_challenge_account on two_step_challenge (account_id);
create index two_step_challenge_ended on two_step_challenge (expires_at);

-- Whether both steps were asked for when it began.
alter table session add column is_two_step boolean not null default false;
