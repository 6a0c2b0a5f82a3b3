-- Where a vendor's goods lie. What names none lies in the vendor's default one.
create table warehouse (
  id int generated always as identity primary key,
  public_id text not null unique default replace(gen_random_uuid()::text, '-', ''),
  vendor_id int not null references vendor on delete cascade,
  name text not null,
  street text not null default '',
  city text not null default '',
  state text not null,
  zip_code text not null default '',
  -- Whether a truck can take pallets there; parcels leave from everywhere.
  ships_freight boolean not null default true,
  is_default boolean not null default false,
  -- Papers go on naming it; nothing lies there any more.
  closed_at timestamptz check (closed_at is null or not is_default)
);
create unique index warehouse_default on warehouse (vendor_id) where is_default;
create unique index warehouse_name on warehouse (vendor_id, lower(name)) where closed_at is null;

insert into warehouse (vendor_id, name, state, is_default)
select id, 'Main warehouse', state, true from vendor order by id;

-- A vendor has one from the beginning, however it is made.
create function open_default_warehouse() returns trigger language plpgsql as $$
begin
  insert into warehouse (vendor_id, name, state, is_default) values (new.id, 'Main warehouse', new.state, true);
  return null;
end $$;
create trigger vendor_warehouse after insert on vendor for each row execute function open_default_warehouse();

alter table lot add column warehouse_id int references warehouse;
create index lot_warehouse on lot (warehouse_id) where warehouse_id is not null;
-- Of goods without lots.
alter table product add column warehouse_id int references warehouse;
create index product_warehouse on product (warehouse_id) where warehouse_id is not null;

-- Where the carrier finds what is ready; null: where its lots lie.
alter table order_item_ready add column warehouse_id int references warehouse;
