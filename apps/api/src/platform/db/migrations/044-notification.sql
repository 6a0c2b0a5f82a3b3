-- What happened that somebody should know of: once for its cause.
create table notification (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  account_id int not null references account on delete cascade,
  cause text not null,
  kind text not null,
  -- Public id of what it is about: an order, a delivery, a project, an application.
  subject text not null default '',
  payload jsonb not null,
  -- Who did it, where somebody did.
  actor_id int references account on delete set null,
  -- Turned off in the list, and only mailed.
  is_shown boolean not null default true,
  -- It waits for its reader to do something.
  is_pending boolean not null,
  read_at timestamptz,
  -- Null: no mail.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, cause)
);
create index notification_newest on notification (account_id, id desc) where is_shown;
create index notification_unread on notification (account_id) where is_shown and (read_at is null or is_pending);
create index notification_subject on notification (subject);
create index notification_mail on notification (mail_due_at) where mail_due_at is not null and mailed_at is null;
create index notification_age on notification (created_at);
create index notification_actor on notification (actor_id) where actor_id is not null;

-- What somebody has chosen for a kind; without a row both are on.
create table notification_preference (
  account_id int not null references account on delete cascade,
  kind text not null,
  in_app boolean not null,
  e_mail boolean not null,
  primary key (account_id, kind)
);

-- HH:MM by the marketplace's clock: mails that can wait do.
create table notification_quiet_hours (
  account_id int primary key references account on delete cascade,
  from_time text not null check (from_time ~ '^\d\d:\d\d$'),
  to_time text not null check (to_time ~ '^\d\d:\d\d$'),
  check (from_time <> to_time)
);
