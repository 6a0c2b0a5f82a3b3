-- What somebody shows of themselves: a photo, by the name of its file, and the language that they speak.
alter table account
  add column photo text,
  add column language text;

-- Files that nobody shows any more are looked for by their names.
create index account_photo on account (photo) where photo is not null;
