-- What people of a project say to each other.
create table chat_thread (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null unique references project on delete cascade,
  -- The last message's place; locked while the next one is written.
  last_no int not null default 0,
  last_at timestamptz,
  last_text text not null default ''
) with (fillfactor = 50);

create table chat_message (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  thread_id int not null references chat_thread on delete cascade,
  no int not null,
  author_id int references account on delete set null,
  kind text not null check (kind in ('text', 'system', 'assistant')),
  body text not null check (length(body) <= 8000),
  -- {kind, id}: whoever looks asks for it.
  card jsonb,
  reply_to int,
  -- Public ids of accounts.
  mentions text[] not null default '{}',
  -- What its sender called it: sent twice it is said once.
  client_id text not null,
  version int not null default 1,
  pinned_at timestamptz,
  decided_by int references account on delete set null,
  decided_at timestamptz,
  edited_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null,
  unique (thread_id, no),
  unique (thread_id, author_id, client_id)
);
create index chat_message_pinned on chat_message (thread_id) where pinned_at is not null;

create table chat_reaction (
  message_id bigint not null references chat_message on delete cascade,
  account_id int not null references account on delete cascade,
  emoji text not null,
  at timestamptz not null,
  primary key (message_id, account_id, emoji)
);

create table chat_seen (
  thread_id int not null references chat_thread on delete cascade,
  account_id int not null references account on delete cascade,
  seen_no int not null default 0,
  -- The last message that named them.
  mentioned_no int not null default 0,
  primary key (thread_id, account_id)
);

-- Files lie with the project's: here is which message carries which.
alter table project_file
  -- Attached in somebody's composer and not sent yet: theirs alone, and gone after a day.
  add column is_draft boolean not null default false;

create table chat_file (
  file_id int primary key references project_file on delete cascade,
  message_id bigint not null references chat_message on delete cascade,
  position int not null
);
create index chat_file_message on chat_file (message_id);
