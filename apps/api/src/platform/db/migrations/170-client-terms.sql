-- What a Pro has agreed with one client of the showroom; who has no row sees and pays what every visitor does.
create table client_terms (
  showroom_id int not null references showroom on delete cascade,
  account_id int not null references account on delete cascade,
  price_visibility text not null check (price_visibility in ('msrp', 'all', 'totals', 'allowances', 'hidden')),
  is_tax_exempt boolean not null,
  -- The certificate's number, its state: why no tax is taken.
  tax_note text not null,
  -- The Pro's own: no client reads them.
  notes text not null,
  changed_at timestamptz not null,
  primary key (showroom_id, account_id),
  check (not is_tax_exempt or tax_note <> '')
);
create index client_terms_account on client_terms (account_id);
-- Who has ordered in a showroom: its Pro's list of clients asks for it.
create index shop_order_client on shop_order (showroom_id, account_id) where state = 'placed';
