-- What a Pro answers again and again, in the order in which it is offered while they write.
create table chat_saved_reply (
  id int generated always as identity primary key,
  showroom_id int not null references showroom on delete cascade,
  position int not null check (position >= 0),
  name text not null,
  body text not null,
  unique (showroom_id, position)
);
