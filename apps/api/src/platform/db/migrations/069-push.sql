-- Where a browser takes what is pushed to it: of one session, and beyond it of the device that is remembered. Neither: dead.
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id int not null references account on delete cascade,
  session_id int references session on delete set null,
  remembered_device_id int references remembered_device on delete cascade,
  -- Whoever knows it can push to it, though nothing that the browser can read.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
);
create index push_subscription_account on push_subscription (account_id);
create index push_subscription_session on push_subscription (session_id) where session_id is not null;
create index push_subscription_device on push_subscription (remembered_device_id)
  where remembered_device_id is not null;

-- Null: not pushed.
alter table notification add column push_due_at timestamptz;
alter table notification add column pushed_at timestamptz;
create index notification_push on notification (push_due_at) where push_due_at is not null and pushed_at is null;

alter table notification_preference add column push boolean not null default true;
