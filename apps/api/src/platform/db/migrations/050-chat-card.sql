-- A message can show a thing of its project. What the thing is now, whoever looks asks for.
alter table chat_message
  drop constraint chat_message_kind_check,
  add constraint chat_message_kind_check check (kind in ('text', 'card', 'system', 'assistant')),
  -- The decision that this message was kept as the reason of.
  add column selection_id int references selection on delete set null;
create index chat_message_selection on chat_message (selection_id) where selection_id is not null;

-- What was said in the chat and kept with a decision: by whom, and its place there, which the record leads back to.
alter table selection_event
  add column message_no int,
  add column said_by int references account on delete set null;
