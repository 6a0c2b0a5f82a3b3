-- Who has asked for the offer of the popup, where, and in whose showroom.
create table lead (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom,
  -- Who was signed in, if anybody.
  account_id int references account on delete set null,
  lead_type text not null,
  full_name text not null,
  email text not null,
  phone_number text not null,
  page text not null,
  received_at timestamptz not null
);
create index lead_received on lead (received_at desc, id desc);
create index lead_email on lead (lower(email));
create index lead_account on lead (account_id);
