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
