-- A feed of goods that is fetched by itself, day by day or week by week.
create table goods_feed (
  id int generated always as identity primary key,
  public_id text not null unique,
  vendor_id int not null references vendor,
  url text not null,
  every text not null check (every in ('day', 'week')),
  next_at timestamptz not null,
  is_paused boolean not null default false,
  -- Of what was fetched the last time: what is the same is not read again.
  content_hash text not null default '',
  last_at timestamptz,
  -- Null: not fetched yet.
  outcome text check (outcome in ('imported', 'unchanged', 'failed')),
  problem text not null default '',
  -- What was made of what was fetched the last time.
  import_id int references goods_import on delete set null,
  created_at timestamptz not null,
  unique (vendor_id, url)
);
create index goods_feed_due on goods_feed (next_at) where not is_paused;
create index goods_feed_import on goods_feed (import_id);
