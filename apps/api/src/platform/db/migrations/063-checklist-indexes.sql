-- A checklist asks what is in the carts of its project and was ordered for it, and who leaves is taken out of the feed.
create index cart_project on cart (project_id) where project_id is not null;
create index order_item_project on order_item (project_id) where project_id is not null;
create index feed_event_actor on feed_event (actor_id) where actor_id is not null;

-- By which mailed link it was done: whoever signed by it can be forgotten.
alter table selection_event add column link_id int references selection_link on delete set null;
create index selection_event_link on selection_event (link_id) where link_id is not null;
create index selection_link_expiry on selection_link (expires_at);
