-- Work that outlives the request: saved with the change that caused it, done by a worker at least once.
alter table outbox rename to job;
alter table job rename constraint outbox_pkey to job_pkey;
alter table job rename constraint outbox_cause_key to job_cause_key;
alter table job rename column next_try_at to due_at;
alter table job rename column tries to attempts;
alter table job rename column trouble to last_error;
alter table job
  -- Jobs of one line are done one after the other, in the order of their ids.
  add column line text,
  -- The smaller goes first.
  add column priority smallint not null default 0,
  -- Tried until then, however often; else ten times.
  add column give_up_at timestamptz,
  -- Of whoever has it in hand, by the database's own clock: those of machines differ.
  add column lease uuid,
  add column leased_until timestamptz,
  add column failed_at timestamptz,
  add constraint job_ends_once check (done_at is null or failed_at is null);
alter table job set (fillfactor = 70);
drop index outbox_open;
create index job_open on job (priority, due_at, id) where done_at is null and failed_at is null;
create index job_line on job (line, id) where done_at is null and failed_at is null and line is not null;
create index job_closed on job (coalesce(done_at, failed_at)) where coalesce(done_at, failed_at) is not null;

-- What is done again and again: one row for the whole cluster.
create table job_schedule (
  name text primary key,
  next_at timestamptz not null,
  attempts int not null default 0,
  last_error text,
  lease uuid,
  leased_until timestamptz
);
