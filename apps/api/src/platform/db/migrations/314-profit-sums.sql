-- What a report of profit reads: what the ledger's entries sum to by days, months and years, whose they are of.
create table profit_sum (
  -- What its rows are made by. `all` holds them against each other: its sums are of every entry, with the cash.
  part text not null check (part in ('all', 'day', 'vendor', 'showroom', 'product')),
  grain text not null,
  starts_on date not null,
  -- vendor.id, showroom.id or product.id; 0 where it is of none, or of everybody's.
  of_id int not null,
  -- What is of no vendor, showroom or product: what it is instead. Otherwise nothing.
  elsewhere text not null check (elsewhere in ('', 'delivery', 'design', 'credits', 'premium', 'adjustment')),
  vendor_cents bigint not null,
  contractor_cents bigint not null,
  platform_cents bigint not null,
  shipping_cents bigint not null,
  tax_cents bigint not null,
  cash_cents bigint not null,
  primary key (part, grain, starts_on, of_id, elsewhere)
) partition by list (grain);
-- A report of years reads nearly all of theirs: beside each other, and not among the days.
create table profit_sum_day partition of profit_sum for values in ('day');
create table profit_sum_month partition of profit_sum for values in ('month');
create table profit_sum_year partition of profit_sum for values in ('year');
-- In which category a product is now, as a report by category names it.
create index product_root on product (id) include (root_category_id);

-- Movements that are in no sum yet. Each is in here or in the sums, whatever its day is and whenever it is committed.
create table profit_unsummed (movement_id bigint primary key references ledger_movement);

create function note_unsummed() returns trigger language plpgsql as $$
begin
  insert into profit_unsummed (movement_id) values (new.id);
  return null;
end $$;
create trigger ledger_movement_unsummed after insert on ledger_movement for each row
  when (new.kind in ('capture', 'refund', 'credits', 'premium', 'dispute', 'adjustment')
    and new.balance_payment_id is null)
  execute function note_unsummed();

insert into profit_unsummed (movement_id)
select id from ledger_movement
where kind in ('capture', 'refund', 'credits', 'premium', 'dispute', 'adjustment') and balance_payment_id is null;
