-- What Admins have written of the public pages; what has no row is shown as the program brings it along.
create table content_collection (
  name text primary key check (name in ('faq', 'testimonials', 'partners')),
  -- Null: nothing is written that visitors do not see.
  draft jsonb,
  published jsonb,
  version int not null default 0,
  published_at timestamptz
);
