-- What a Pro has put together for a client, who approves it by a link and orders it through their own cart.
create table draft_order (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  -- As the Pro wrote them.
  client_name text not null,
  email text not null,
  -- Who shops in the showroom with that address: their prices, and what they see of them, count.
  account_id int references account on delete cascade,
  project_id int references project on delete set null,
  note text not null,
  valid_until date not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  approved_at timestamptz,
  declined_at timestamptz,
  decline_reason text not null default '',
  withdrawn_at timestamptz,
  -- Where its approved lines lie; a guest who signs in takes them along.
  cart_id int references cart on delete set null,
  order_id int references shop_order on delete set null,
  ordered_at timestamptz,
  check (num_nonnulls(approved_at, declined_at, withdrawn_at) <= 1),
  check ((ordered_at is null) or (approved_at is not null)),
  check (coalesce(approved_at, declined_at, withdrawn_at) is null or sent_at is not null)
);
create index draft_order_showroom on draft_order (showroom_id, id desc);
create index draft_order_account on draft_order (account_id) where account_id is not null;
create index draft_order_email on draft_order (lower(email));
create index draft_order_cart on draft_order (cart_id) where cart_id is not null;
create index draft_order_until on draft_order (valid_until) where approved_at is null;

create table draft_order_line (
  draft_order_id int not null references draft_order on delete cascade,
  product_id int not null references product,
  position int not null,
  qty int not null check (qty between 1 and 9999),
  coverage_note jsonb,
  -- Of a unit, as it was saved or sent last: what a client pays is read again with every look, as in a cart.
  price_cents int not null check (price_cents > 0),
  earns_cents int not null check (earns_cents >= 0),
  -- Null until the client has approved.
  is_taken boolean,
  primary key (draft_order_id, product_id)
);

-- Several may be out: one for each mail and each copied link. They end with what they open.
create table draft_order_link (
  token_hash bytea primary key,
  draft_order_id int not null references draft_order on delete cascade,
  created_at timestamptz not null
);
create index draft_order_link_of on draft_order_link (draft_order_id);
