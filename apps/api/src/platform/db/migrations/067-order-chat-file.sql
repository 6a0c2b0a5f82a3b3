-- Files of what is said about a delivery. They are of no project: whatever reads a project's files does not find them.
create table order_chat_file (
  id int generated always as identity primary key,
  -- Also the file's name in its folder.
  public_id text not null unique,
  sub_order_id int not null references sub_order on delete cascade,
  -- Null while it is attached in somebody's composer and not sent yet: theirs alone, and gone after a day.
  message_id bigint references chat_message on delete cascade,
  position int,
  file_name text not null,
  media_type text not null,
  size int not null check (size > 0),
  uploaded_by int references account on delete set null,
  uploaded_at timestamptz not null,
  check ((message_id is null) = (position is null))
);
create index order_chat_file_delivery on order_chat_file (sub_order_id);
create index order_chat_file_message on order_chat_file (message_id) where message_id is not null;
