-- What is known of an undertaking before its first item.
alter table project add column type text check (type in ('kitchen', 'bathroom', 'living', 'outdoor', 'whole_home'));
alter table project add column address text not null default '';
alter table project add column zip_code text not null default '';
alter table project add column start_on date;
alter table project add column budget_cents bigint check (budget_cents between 0 and 9999999999);
alter table project add column state text not null default 'active' check (state in ('active', 'done', 'archived'));
alter table project add column updated_at timestamptz not null default now();

create table project_room (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  name text not null,
  type text not null check (type in ('kitchen', 'bathroom', 'living', 'bedroom', 'laundry', 'outdoor', 'other')),
  -- Rectangles, openings and counters in thousandths of a foot; areas are computed from them.
  measures jsonb not null default '{}',
  created_at timestamptz not null
);
create index project_room_project on project_room (project_id);

-- What a project keeps beside the cart.
create table project_item (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  room_id int references project_room on delete set null,
  product_id int not null references product,
  -- What somebody suggested is not bought before it is chosen.
  state text not null check (state in ('suggested', 'chosen')),
  qty int not null check (qty between 1 and 9999),
  note text not null default '',
  coverage_note jsonb,
  added_by int references account on delete set null,
  created_at timestamptz not null
);
create index project_item_project on project_item (project_id);
create index project_item_room on project_item (room_id);

create table project_member (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  -- Null until the invitation is accepted.
  account_id int references account on delete cascade,
  email text not null,
  role text not null check (role in ('client', 'pro', 'designer', 'viewer')),
  can text not null check (can in ('view', 'suggest', 'approve', 'order')),
  sees_prices text not null check (sees_prices in ('yes', 'allowance', 'no')),
  -- SHA-256 of the code in the mail; null once it was used.
  code_hash bytea unique,
  invited_at timestamptz not null,
  expires_at timestamptz,
  joined_at timestamptz,
  last_seen_at timestamptz,
  check (can <> 'order' or sees_prices = 'yes'),
  check ((account_id is null) = (joined_at is null))
);
create unique index project_member_email on project_member (project_id, lower(email));
create unique index project_member_account on project_member (account_id, project_id) where account_id is not null;

create table project_file (
  id int generated always as identity primary key,
  -- Also the file's name in its folder.
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  file_name text not null,
  media_type text not null,
  size int not null check (size > 0),
  uploaded_by int references account on delete set null,
  uploaded_at timestamptz not null
);
create index project_file_project on project_file (project_id);
