-- Somebody's own look: seen by nobody else, and met by the goods of whichever showroom is open.
alter table room_template add column account_id int references account on delete cascade,
  add check (showroom_id is null or account_id is null);
create index room_template_account on room_template (account_id) where account_id is not null;
