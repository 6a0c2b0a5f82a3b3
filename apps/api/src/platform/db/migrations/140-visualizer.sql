-- Plans and looks that rooms are tried in. Built-in plans and templates belong to nobody; their public id is their word.
create table floorplan (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int references account on delete cascade,
  -- A guest's goes with the cart.
  cart_id int references cart on delete cascade,
  name text not null,
  room_type text not null check (room_type in ('kitchen', 'bathroom', 'living', 'outdoor')),
  shape text not null check (shape in ('rectangle', 'L', 'U', 'galley', 'one-wall', 'island', 'alcove', 'open')),
  -- Outline, openings, pieces and tiled walls in thousandths of a foot; areas are computed from them.
  plan jsonb not null,
  width int not null check (width > 0),
  length int not null check (length > 0),
  -- The order of the built-in ones.
  position int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (account_id is null or cart_id is null)
);
create index floorplan_account on floorplan (account_id) where account_id is not null;
create index floorplan_cart on floorplan (cart_id) where cart_id is not null;

create table room_template (
  id int generated always as identity primary key,
  public_id text not null unique,
  -- Null: everybody's.
  showroom_id int references showroom on delete cascade,
  author_id int references account on delete set null,
  title text not null,
  room_type text not null check (room_type in ('kitchen', 'bathroom', 'living', 'outdoor')),
  style text not null,
  tier int not null check (tier between 1 and 4),
  -- Wishes by surface, which each showroom's goods meet; and what is painted.
  look jsonb not null,
  floorplan_id int not null references floorplan,
  state text not null check (state in ('draft', 'published', 'hidden')),
  position int not null default 0,
  created_at timestamptz not null
);
create index room_template_showroom on room_template (showroom_id);
create index room_template_floorplan on room_template (floorplan_id);
create index room_template_author on room_template (author_id) where author_id is not null;

create table design (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  account_id int references account on delete cascade,
  cart_id int references cart on delete cascade,
  project_id int references project on delete set null,
  room_id int references project_room on delete set null,
  floorplan_id int not null references floorplan,
  template_id int references room_template on delete set null,
  name text not null,
  -- Grows by one with every change: two tabs never overwrite each other unseen.
  version int not null default 1,
  state jsonb not null,
  is_3d boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((account_id is null) <> (cart_id is null))
);
create index design_account on design (account_id) where account_id is not null;
create index design_cart on design (cart_id) where cart_id is not null;
create index design_project on design (project_id) where project_id is not null;
create index design_room on design (room_id) where room_id is not null;
create index design_floorplan on design (floorplan_id);
create index design_template on design (template_id) where template_id is not null;
create index design_showroom on design (showroom_id);

create table design_share (
  id int generated always as identity primary key,
  -- SHA-256 of the link's token.
  token_hash bytea not null unique,
  design_id int not null references design on delete cascade,
  -- What it showed when it was made; null where it follows the design.
  frozen jsonb,
  sees_prices boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index design_share_design on design_share (design_id);
