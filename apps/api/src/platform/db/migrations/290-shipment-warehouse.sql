-- Where a package leaves from, as its vendor said when it was packed; null: of packages before, and of lines that lay apart.
alter table shipment add column warehouse_id int references warehouse;
