-- A cart is a guest's, who holds its token for 30 days, or an account's, which keeps it.
alter table cart alter column token_hash drop not null;
alter table cart alter column expires_at drop not null;
alter table cart add column account_id int references account on delete cascade;
alter table cart add constraint cart_is_somebodys check (
  case when account_id is null then token_hash is not null and expires_at is not null
  else token_hash is null and expires_at is null end
);
create unique index cart_account on cart (account_id, showroom_id) where account_id is not null;

-- SHA-256 of the token that a guest came with when they signed in: asked again, the same project is the answer.
alter table project add column guest_token_hash bytea unique;
alter table project drop constraint project_account_id_fkey;
alter table project add constraint project_account_id_fkey
  foreign key (account_id) references account on delete cascade;
