-- AI Design is a shop of its own inside the house: nothing here is an account of the shop, but where its owner linked it.
create table ai_account (
  id int generated always as identity primary key,
  public_id text not null unique,
  -- Empty once its owner has left.
  email text not null,
  full_name text not null,
  -- Null: it is opened by the shop's account alone.
  password_hash text,
  email_verified_at timestamptz,
  -- The shop's account, linked by who held the tokens of both.
  account_id int unique references account on delete set null,
  -- Changes with a row of ai_credit_movement, in the same transaction.
  credits int not null default 0 check (credits >= 0),
  survey jsonb,
  blocked_at timestamptz,
  forgotten_at timestamptz,
  created_at timestamptz not null
);
create unique index ai_account_email on ai_account (lower(email)) where forgotten_at is null;

create table ai_session (
  id bigint generated always as identity primary key,
  ai_account_id int not null references ai_account on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index ai_session_account on ai_session (ai_account_id);

create table ai_mailed_code (
  ai_account_id int not null references ai_account on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  code_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (ai_account_id, purpose)
);

-- One cause, one row: what comes twice counts once.
create table ai_credit_movement (
  id bigint generated always as identity primary key,
  ai_account_id int not null references ai_account,
  kind text not null check (kind in ('gift', 'purchase', 'reserve', 'return', 'refund')),
  cause text not null unique,
  amount int not null check (amount <> 0),
  created_at timestamptz not null,
  check ((kind in ('gift', 'purchase', 'return')) = (amount > 0))
);
create index ai_credit_movement_account on ai_credit_movement (ai_account_id, id desc);
create trigger ai_credit_movement_append_only before update or delete on ai_credit_movement
  for each row execute function refuse_change();

create table ai_job (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  ai_account_id int not null references ai_account on delete cascade,
  -- What the browser called it: sent twice, it is one job.
  idem_key text not null,
  parent_id bigint references ai_job on delete set null,
  parent_picture_id bigint,
  showroom_id int not null references showroom on delete cascade,
  wish jsonb not null,
  refinement text,
  not_understood jsonb not null default '[]',
  engine text not null,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'done', 'failed', 'blocked', 'cancelled')),
  -- Raised by every change that a page is to see.
  version int not null default 1,
  progress int not null default 0 check (progress between 0 and 100),
  error_code text,
  cost int not null check (cost > 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (ai_account_id, idem_key),
  check ((ended_at is not null) = (state not in ('queued', 'running')))
);
create index ai_job_account on ai_job (ai_account_id, id desc);
create index ai_job_open on ai_job (id) where state in ('queued', 'running');

create table ai_picture (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  ai_job_id bigint not null references ai_job on delete cascade,
  position int not null,
  file text not null unique,
  width int not null,
  height int not null,
  -- What is laid on which surface, and what stayed.
  look jsonb not null,
  total_cents bigint not null,
  over_cents bigint not null,
  unique (ai_job_id, position)
);
alter table ai_job add constraint ai_job_parent_picture
  foreign key (parent_picture_id) references ai_picture on delete set null;

create table ai_report (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  ai_picture_id bigint not null references ai_picture on delete cascade,
  ai_account_id int not null references ai_account on delete cascade,
  reason text not null,
  note text not null,
  state text not null default 'new' check (state in ('new', 'upheld', 'dismissed')),
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by int references account on delete set null,
  unique (ai_picture_id, ai_account_id)
);
create index ai_report_newest on ai_report (reported_at desc, id desc);
