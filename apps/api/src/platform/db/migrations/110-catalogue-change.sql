-- What every process that keeps the catalogue in memory has to read anew. Written by triggers, so that nobody forgets it.
create table catalogue_change (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: all of it.
  product_id int,
  changed_at timestamptz not null default now()
);
create index catalogue_change_xid on catalogue_change (xid);
create index catalogue_change_changed_at on catalogue_change (changed_at);

create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) select distinct id from changed;
  return null;
end $$;

-- Of a table that says of which product its rows are.
create function note_change_of_product() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) select distinct product_id from changed;
  return null;
end $$;

create function note_photo_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id)
  select distinct shown.product_id from changed join product_picture shown on shown.photo_id = changed.id;
  return null;
end $$;

-- A family is written with every import of its goods: only those of one that has become another.
create function note_family_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id)
  select p.id from (select * from changed except select * from changed_from) family
    join product p on p.family_id = family.id;
  return null;
end $$;

create function note_whole_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) values (null);
  return null;
end $$;

-- Rows that are written as they were are no change.
create function note_real_change() returns trigger language plpgsql as $$
begin
  if exists (select * from changed except select * from changed_from) then
    insert into catalogue_change (product_id) values (null);
  end if;
  return null;
end $$;

create trigger product_inserted after insert on product
  referencing new table as changed for each statement execute function note_product_change();
create trigger product_updated after update on product
  referencing new table as changed for each statement execute function note_product_change();
create trigger product_deleted after delete on product
  referencing old table as changed for each statement execute function note_product_change();
create trigger product_truncated after truncate on product
  for each statement execute function note_whole_change();

create trigger lot_inserted after insert on lot
  referencing new table as changed for each statement execute function note_change_of_product();
create trigger lot_updated after update on lot
  referencing new table as changed for each statement execute function note_change_of_product();
create trigger lot_deleted after delete on lot
  referencing old table as changed for each statement execute function note_change_of_product();

create trigger product_picture_inserted after insert on product_picture
  referencing new table as changed for each statement execute function note_change_of_product();
create trigger product_picture_updated after update on product_picture
  referencing new table as changed for each statement execute function note_change_of_product();
create trigger product_picture_deleted after delete on product_picture
  referencing old table as changed for each statement execute function note_change_of_product();
create trigger photo_updated after update on photo
  referencing new table as changed for each statement execute function note_photo_change();

create trigger product_relation_inserted after insert on product_relation
  referencing new table as changed for each statement execute function note_change_of_product();
create trigger product_relation_updated after update on product_relation
  referencing new table as changed for each statement execute function note_change_of_product();
create trigger product_relation_deleted after delete on product_relation
  referencing old table as changed for each statement execute function note_change_of_product();
create trigger family_updated after update on family
  referencing new table as changed old table as changed_from
  for each statement execute function note_family_change();

create trigger category_changed after insert or delete on category
  for each statement execute function note_whole_change();
create trigger category_updated after update on category
  referencing new table as changed old table as changed_from
  for each statement execute function note_real_change();
create trigger department_changed after insert or delete on department
  for each statement execute function note_whole_change();
create trigger department_updated after update on department
  referencing new table as changed old table as changed_from
  for each statement execute function note_real_change();
create trigger department_category_changed after insert or update or delete on department_category
  for each statement execute function note_whole_change();
create trigger platform_fee_changed after insert or update or delete on platform_fee
  for each statement execute function note_whole_change();
create trigger vendor_updated after update on vendor
  referencing new table as changed old table as changed_from
  for each statement execute function note_real_change();

-- Of all indexes the largest, and no statement uses it.
drop index product_trigram;
