-- From a line that words were found in to its order.
create index sub_order_order on sub_order (id) include (order_id);
