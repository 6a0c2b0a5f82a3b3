-- An Admin who looks on as somebody: a session of that account in which nothing can be changed.
alter table session add column onlooker_id int references account on delete cascade;
create index session_onlooker on session (onlooker_id) where onlooker_id is not null;

-- What a deed changed, where that can be said: the same fields before and after.
alter table audit
  add column before jsonb,
  add column after jsonb;
create index audit_at on audit (at desc, id desc);

-- Admins look for people by any part of name and address.
create index account_words on account
  using gin (lower(first_name || ' ' || last_name || ' ' || email || ' ' || public_id) gin_trgm_ops);
create index account_created on account (created_at desc, id desc);
create index account_status on account (status, type);
