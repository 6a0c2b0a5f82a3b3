-- What decides whether a line may come back and for how much, as it was when it was ordered. Lines of before take what
-- is known today.
alter table order_item
  add column stock_status text,
  -- Hundredths of a pound of one unit; null: nobody had weighed it.
  add column unit_weight int check (unit_weight >= 0);

update order_item i set stock_status = p.stock_status, unit_weight = round(p.weight_lb * 100)::int
from product p where p.id = i.product_id;

alter table order_item alter column stock_status set not null;
