-- How far a lead or a message is worked off, and who has it; what has no row is new. It goes with what it is about.
create table inbox_item (
  id int generated always as identity primary key,
  lead_id int unique references lead on delete cascade,
  message_id int unique references contact_message on delete cascade,
  state text not null default 'new' check (state in ('new', 'in_hand', 'done')),
  owner_id int references account on delete set null,
  -- Among Admins: its sender never reads it.
  note text not null default '',
  version int not null default 0,
  check (num_nonnulls(lead_id, message_id) = 1)
);
create index inbox_item_owner on inbox_item (owner_id);

-- What an Admin wrote back by mail.
create table inbox_reply (
  id int generated always as identity primary key,
  public_id text not null unique,
  item_id int not null references inbox_item on delete cascade,
  writer_id int references account on delete set null,
  message text not null,
  sent_at timestamptz not null
);
create index inbox_reply_item on inbox_reply (item_id, id);
create index inbox_reply_writer on inbox_reply (writer_id);
