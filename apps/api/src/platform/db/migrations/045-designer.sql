-- A Pro who designs for others' projects.
create table designer_profile (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int not null unique references account on delete cascade,
  headline text not null,
  about text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_code text not null,
  -- Of the ZIP code, in degrees: distances are computed from them.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  service_miles int not null check (service_miles between 0 and 500),
  styles text[] not null,
  rooms text[] not null,
  languages text[] not null,
  is_remote boolean not null,
  -- Whether new work is taken on: others are not found.
  is_listed boolean not null default true,
  available_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table designer_package (
  id int generated always as identity primary key,
  public_id text not null unique,
  profile_id int not null references designer_profile on delete cascade,
  name text not null,
  rooms text[] not null,
  includes text[] not null,
  revisions int not null check (revisions between 0 and 10),
  days int not null check (days between 1 and 365),
  price_cents bigint not null check (price_cents > 0),
  position int not null
);
create index designer_package_profile on designer_package (profile_id);

create table designer_picture (
  id int generated always as identity primary key,
  profile_id int not null references designer_profile on delete cascade,
  -- One of the site's own pictures, by its name.
  picture text not null,
  title text not null,
  room text not null,
  position int not null
);
create index designer_picture_profile on designer_picture (profile_id);

-- What a client tells every designer they ask for a project.
create table designer_brief (
  project_id int primary key references project on delete cascade,
  brief jsonb not null,
  updated_at timestamptz not null
);

create table designer_hire (
  id int generated always as identity primary key,
  public_id text not null unique,
  profile_id int not null references designer_profile on delete cascade,
  -- The client.
  account_id int not null references account on delete cascade,
  -- A project that was deleted takes nothing of what was agreed with it.
  project_id int references project on delete set null,
  project_name text not null,
  zip_code text not null,
  state text not null check (state in ('requested', 'accepted', 'declined', 'expired', 'active', 'delivered', 'approved',
    'closed', 'cancelled')),
  -- As they were when the designer was asked.
  brief jsonb not null,
  package jsonb,
  quote jsonb,
  price_cents bigint check (price_cents > 0),
  revisions_left int not null check (revisions_left >= 0),
  access_right text not null check (access_right in ('view', 'suggest', 'approve')),
  access_prices text not null check (access_prices in ('yes', 'allowance', 'no')),
  access_days int not null check (access_days between 1 and 365),
  access_ends_at timestamptz,
  -- The designer's membership of the project, while there is one.
  member text,
  message text not null default '',
  word text not null default '',
  requested_at timestamptz not null,
  -- Until when the answer that is waited for is good.
  answer_by timestamptz,
  -- The designer's first word: acceptance, refusal or a quote.
  answered_at timestamptz,
  changed_at timestamptz not null,
  check ((state = 'requested') = (answer_by is not null))
);
create unique index designer_hire_once on designer_hire (project_id, profile_id)
  where state in ('requested', 'accepted', 'active', 'delivered', 'approved');
create index designer_hire_profile on designer_hire (profile_id, requested_at);
create index designer_hire_client on designer_hire (account_id, requested_at);
create index designer_hire_waiting on designer_hire (answer_by) where state = 'requested';

create table designer_review (
  id int generated always as identity primary key,
  hire_id int not null unique references designer_hire on delete cascade,
  rating int not null check (rating between 1 and 5),
  text text not null,
  written_at timestamptz not null
);

-- Whoever works in a project for a time is no longer in it afterwards.
alter table project_member add column ends_at timestamptz;
create index project_member_ending on project_member (ends_at) where ends_at is not null;
