-- A payout to a vendor or a Pro, and what an Admin books to settle what somebody owes, are of no order and no hire.
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check
  check (kind in ('hold', 'release', 'capture', 'refund', 'adjustment', 'payout'));
alter table ledger_movement drop constraint ledger_movement_owner;
alter table ledger_movement add constraint ledger_movement_owner check (
  (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null)
  and case when num_nonnulls(order_id, hire_id) = 0 then kind in ('adjustment', 'payout')
    else num_nonnulls(order_id, hire_id) = 1 and kind <> 'payout' end);

-- What became of a line's money, and which of it is available.
create index ledger_entry_item on ledger_entry (order_item_id) where order_item_id is not null;
