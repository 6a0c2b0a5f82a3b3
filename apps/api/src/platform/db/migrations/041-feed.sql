-- What happened in a project, or to an account, numbered without gaps in the order of the commits.
create table feed (
  id bigint generated always as identity primary key,
  project_id int unique references project on delete cascade,
  account_id int unique references account on delete cascade,
  -- The last event.
  seq bigint not null default 0,
  -- The oldest event that is still kept.
  kept_from bigint not null default 1,
  check (num_nonnulls(project_id, account_id) = 1)
) with (fillfactor = 50);

create table feed_event (
  feed_id bigint not null references feed on delete cascade,
  seq bigint not null,
  kind text not null,
  -- The public id of what changed.
  subject text not null,
  -- 'all' who read the feed, 'staff', or an account's public id.
  audience text not null default 'all',
  actor_id int references account on delete set null,
  -- Neither money nor e-mail: prices depend on who looks.
  payload jsonb not null,
  at timestamptz not null,
  primary key (feed_id, seq)
);
create index feed_event_at on feed_event (at);
