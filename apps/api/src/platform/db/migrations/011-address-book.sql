-- Where somebody has things brought. The default one is the shipping address of the profile: there is no other.
create table address (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int not null references account on delete cascade,
  street text not null,
  apartment text not null default '',
  city text not null,
  state text not null,
  zip_code text not null,
  -- Who opens the door, where it is not the account's owner.
  contact text not null default '',
  country_code text not null default '+1',
  phone_number text not null default '',
  gate_code text not null default '',
  stairs text not null default '',
  -- The largest truck that gets there; null while nobody has said.
  truck_access text check (truck_access in ('53_ft', '26_ft_box', 'none')),
  is_default boolean not null,
  created_at timestamptz not null default now()
);
create index address_account on address (account_id);
create unique index address_default on address (account_id) where is_default;

insert into address (public_id, account_id, street, apartment, city, state, zip_code, is_default)
select replace(gen_random_uuid()::text, '-', ''), id, shipping_address ->> 'street',
  coalesce(shipping_address ->> 'apartment', ''), shipping_address ->> 'city', shipping_address ->> 'state',
  shipping_address ->> 'zip_code', true
from account where shipping_address is not null;
alter table account drop column shipping_address;

-- What was tried at the door of an account, for its owner to read.
create table sign_in (
  id int generated always as identity primary key,
  account_id int not null references account on delete cascade,
  tried_at timestamptz not null,
  is_refused boolean not null,
  device text not null,
  place text not null
);
create index sign_in_account on sign_in (account_id, tried_at desc);
create index sign_in_age on sign_in (tried_at);

-- A deleted account keeps its row and its ids, which others refer to, and nothing that tells whose it was.
alter table account add column deleted_at timestamptz;

-- Which purposes there are, the store's type says alone.
alter table mailed_code drop constraint if exists mailed_code_purpose_check;
