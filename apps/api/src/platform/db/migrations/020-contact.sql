-- What people write to us in the contact form.
create table contact_message (
  id int generated always as identity primary key,
  public_id text not null unique,
  -- Who was signed in; null for everybody else.
  account_id int references account on delete set null,
  full_name text not null,
  email text not null,
  country_code text not null,
  phone_number text not null default '',
  role text not null,
  topic text not null,
  order_number text not null default '',
  message text not null,
  sent_at timestamptz not null
);
create index contact_message_sent on contact_message (sent_at desc, id desc);
create index contact_message_account on contact_message (account_id);
create index contact_message_email on contact_message (lower(email));
