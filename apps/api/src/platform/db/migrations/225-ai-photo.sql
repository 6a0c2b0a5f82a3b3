-- Photos of people's own rooms, for AI Design: each its owner's alone, and gone after thirty days.
create table ai_photo (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  ai_account_id int not null references ai_account on delete cascade,
  file text not null unique,
  width int not null,
  height int not null,
  -- What it is mostly colored in, and how much of it.
  colors jsonb not null,
  created_at timestamptz not null
);
create index ai_photo_account on ai_photo (ai_account_id, id desc);
create index ai_photo_age on ai_photo (created_at);
-- Null: it began from no photo, or the photo has gone.
alter table ai_job add column ai_photo_id bigint references ai_photo on delete set null;
create index ai_job_photo on ai_job (ai_photo_id) where ai_photo_id is not null;
