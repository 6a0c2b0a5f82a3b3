-- Two vendors may have one name: what is chosen for a delivery is kept by an id that leaves the server.
alter table vendor
  add column public_id text not null unique default replace(gen_random_uuid()::text, '-', '');

-- What was chosen under a name was chosen for every vendor of that name.
update cart set deliveries = coalesce(
  (select jsonb_object_agg(vendor.public_id, cart.deliveries -> vendor.name)
    from vendor where jsonb_exists(cart.deliveries, vendor.name)),
  '{}')
where deliveries <> '{}';
