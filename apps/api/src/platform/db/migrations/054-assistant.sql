-- Somebody has asked for a person in a chat, and nobody has answered yet: nothing is answered automatically meanwhile.
create table assistant_wait (
  thread_id int primary key references chat_thread on delete cascade,
  asked_at timestamptz not null
);
