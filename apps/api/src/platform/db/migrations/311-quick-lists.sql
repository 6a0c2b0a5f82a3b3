-- What the lists of the workspaces read of every row, so that they need not open the row itself.

-- A balance, and what of it is pending: by party, in the order of the releases.
create index ledger_entry_balance on ledger_entry (account, party_id, order_item_id) include (movement_id, amount_cents);
drop index ledger_entry_party;

-- What was charged or given back for an order.
create index ledger_movement_earned on ledger_movement (order_id, moved_at) include (id, kind)
  where kind in ('capture', 'refund', 'dispute');
-- What a report of profit is made of, by its days.
create index ledger_movement_profit on ledger_movement (moved_at) include (id)
  where kind in ('capture', 'refund', 'credits', 'premium', 'dispute', 'adjustment');
create index ledger_entry_shares on ledger_entry (movement_id) include (account, party_id, order_item_id, amount_cents);
drop index ledger_entry_movement;

-- A queue: the lines of deliveries with how far they are, a vendor's deliveries, and the few orders that nobody works on yet.
create index order_item_progress on order_item (sub_order_id) include (id, status);
drop index order_item_sub_order;
create index order_item_queued on order_item (status, id) include (sub_order_id);
drop index order_item_status;
create index sub_order_of_vendor on sub_order (vendor_id) include (id, order_id);
drop index sub_order_vendor;
create index shop_order_not_placed on shop_order (id) where state <> 'placed';

-- A showroom's orders, newest first.
create index shop_order_sold on shop_order (showroom_id, placed_at desc, id desc) where state = 'placed';

-- All products that are sold, by the shelves that they stand on, and by name.
create index product_shelf on product (root_category_id, category_id, vendor_id, id) where status = 'active';
create index product_name on product (lower(name), id) where status = 'active';
