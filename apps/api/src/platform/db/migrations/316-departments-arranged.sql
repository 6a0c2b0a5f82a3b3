-- Departments and categories as Admins arrange them.
alter table department add column is_hidden boolean not null default false;
-- The name of a file that an Admin sent; null: the one that the house has drawn, if any.
alter table category add column picture text;

-- What no showroom shows, whatever its Pro has chosen.
create table unlisted_category (
  category_id int primary key references category on delete cascade
);

-- A change of departments and categories alone: products stand as they did, and only the tree is read anew.
alter table catalogue_change add column of_tree boolean not null default false;

create function note_tree_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id, of_tree) values (null, true);
  return null;
end $$;

-- Rows that are written as they were are no change.
create function note_real_tree_change() returns trigger language plpgsql as $$
begin
  if exists (select * from changed except select * from changed_from) then
    insert into catalogue_change (product_id, of_tree) values (null, true);
  end if;
  return null;
end $$;

drop trigger category_changed on category;
create trigger category_changed after insert or delete on category
  for each statement execute function note_tree_change();
drop trigger category_updated on category;
create trigger category_updated after update on category
  referencing new table as changed old table as changed_from
  for each statement execute function note_real_tree_change();
drop trigger department_changed on department;
create trigger department_changed after insert or delete on department
  for each statement execute function note_tree_change();
drop trigger department_updated on department;
create trigger department_updated after update on department
  referencing new table as changed old table as changed_from
  for each statement execute function note_real_tree_change();
drop trigger department_category_changed on department_category;
create trigger department_category_changed after insert or update or delete on department_category
  for each statement execute function note_tree_change();
