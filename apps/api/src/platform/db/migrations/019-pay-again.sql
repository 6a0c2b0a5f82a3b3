-- Whether the client was there to be asked by their bank: as they placed the order, or chose another card for it.
alter table payment_hold add column is_attended boolean not null default false;
update payment_hold set is_attended = replaces_id is null;
