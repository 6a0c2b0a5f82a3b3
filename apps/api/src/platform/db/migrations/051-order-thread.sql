-- What a Pro, a vendor and the marketplace say about one delivery. It is of no project: whatever reads a project's chat,
-- its feed or its files does not find it.
alter table chat_thread
  alter column project_id drop not null,
  add column sub_order_id int unique references sub_order on delete cascade,
  add constraint chat_thread_owner check (num_nonnulls(project_id, sub_order_id) = 1);

alter table feed
  add column sub_order_id int unique references sub_order on delete cascade,
  drop constraint feed_check,
  add constraint feed_owner check (num_nonnulls(project_id, account_id, sub_order_id) = 1);
