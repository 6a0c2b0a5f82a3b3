-- How far messages have come to a device of whoever they are for, read or not.
alter table chat_seen add column delivered_no int not null default 0;
