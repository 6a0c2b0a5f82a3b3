-- Only who has proven an address is whom something was put together for.
update draft_order d set account_id = null
from account a where a.id = d.account_id and a.email_verified_at is null;

-- Approved and not ordered, it may be withdrawn too.
alter table draft_order drop constraint draft_order_check;
alter table draft_order add constraint draft_order_answered_once
  check (declined_at is null or coalesce(approved_at, withdrawn_at) is null);

-- What nobody has ordered is forgotten after its time.
drop index draft_order_until;
create index draft_order_until on draft_order (valid_until) where ordered_at is null;

-- Approved on two devices, it lies in two carts, and may be ordered from either.
drop index draft_order_cart;
create table draft_order_cart (
  draft_order_id int not null references draft_order on delete cascade,
  -- A guest who signs in takes it along into their own.
  cart_id int not null references cart on delete cascade,
  primary key (draft_order_id, cart_id)
);
create index draft_order_cart_in on draft_order_cart (cart_id);
insert into draft_order_cart (draft_order_id, cart_id)
select id, cart_id from draft_order where cart_id is not null;
alter table draft_order drop column cart_id;

-- Only a mailed link speaks for whom it was mailed to.
alter table draft_order_link add column is_mailed boolean not null default false;
