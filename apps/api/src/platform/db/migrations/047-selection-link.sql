-- Approving by mail, without signing in: a link is good for some decisions of one project.
create table selection_link (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  -- SHA-256 of the token in the mail.
  token_hash bytea not null unique,
  email text not null,
  -- Under a key that is not in the database: four digits are guessed quickly.
  pin_hash bytea,
  wrong_pins int not null default 0,
  sees_prices boolean not null,
  -- Whoever sent it; without them, or their right to approve, it opens nothing.
  created_by int references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index selection_link_project on selection_link (project_id);
create index selection_link_creator on selection_link (created_by);

create table selection_link_item (
  link_id int not null references selection_link on delete cascade,
  selection_id int not null references selection on delete cascade,
  -- Each decision is taken by it once.
  used_at timestamptz,
  primary key (link_id, selection_id)
);
create index selection_link_item_selection on selection_link_item (selection_id);
