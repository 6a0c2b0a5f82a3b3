-- A vendor's queue is sought in the lines of its own deliveries: what is sought in them is read with how far they are.
create index order_item_of_delivery on order_item (sub_order_id) include (id, status, product_name, sku);
drop index order_item_progress;

-- From a line that words were found in to its order.
create index sub_order_order on sub_order (id) include (order_id);
