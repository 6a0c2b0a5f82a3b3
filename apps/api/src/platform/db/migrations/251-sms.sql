-- Whose phone takes text messages. A number counts once it was proven; another one is asked for beside it.
create table sms_phone (
  account_id int primary key references account on delete cascade,
  number text,
  proven_at timestamptz,
  asked_number text,
  code_hash bytea,
  code_tries int not null default 0,
  code_expires_at timestamptz,
  check ((number is null) = (proven_at is null))
);

-- Who has answered STOP: by the number under our key, so that it holds when nobody's account has the number any more.
create table sms_stop (
  number_hash bytea primary key,
  stopped_at timestamptz not null
);

-- What was handed to the provider, by its cause: it is never handed over twice.
create table sms_sent (
  cause text primary key,
  account_id int not null references account on delete cascade,
  begun_at timestamptz not null,
  -- What the provider calls it; null where it has not answered.
  provider_id text
);
create index sms_sent_account on sms_sent (account_id);
create index sms_sent_begun on sms_sent (begun_at);

-- Null: not sent as a text message.
alter table notification add column sms_due_at timestamptz;
alter table notification add column texted_at timestamptz;
create index notification_sms on notification (sms_due_at) where sms_due_at is not null and texted_at is null;

alter table notification_preference add column sms boolean not null default false;
