-- The intent that an event is about, where its object is another.
alter table provider_event add column intent_id text;
alter table provider_event add column next_try_at timestamptz not null default '-infinity';
