-- A photo of somebody's own room: drawn anew, kept with the room that was saved in it and for nobody else.
create table room_photo (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  account_id int references account on delete cascade,
  -- A guest's goes with the cart.
  cart_id int references cart on delete cascade,
  -- The name of its file, which nobody is told.
  file text not null unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null,
  check ((account_id is null) <> (cart_id is null))
);
create index room_photo_account on room_photo (account_id) where account_id is not null;
create index room_photo_cart on room_photo (cart_id) where cart_id is not null;
create index room_photo_showroom on room_photo (showroom_id);

create table photo_room (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  account_id int references account on delete cascade,
  cart_id int references cart on delete cascade,
  photo_id int not null unique references room_photo on delete cascade,
  project_id int references project on delete set null,
  room_id int references project_room on delete set null,
  name text not null,
  -- Grows by one with every change: two tabs never overwrite each other unseen.
  version int not null default 1,
  -- What is marked in the photo, and what lies there.
  state jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((account_id is null) <> (cart_id is null))
);
create index photo_room_account on photo_room (account_id, updated_at desc) where account_id is not null;
create index photo_room_cart on photo_room (cart_id) where cart_id is not null;
create index photo_room_showroom on photo_room (showroom_id);
create index photo_room_project on photo_room (project_id) where project_id is not null;
create index photo_room_room on photo_room (room_id) where room_id is not null;

-- A link leads to a design, or to a room in a photo.
alter table design_share alter column design_id drop not null;
alter table design_share add column photo_room_id int references photo_room on delete cascade;
alter table design_share add constraint design_share_leads check ((design_id is null) <> (photo_room_id is null));
create index design_share_photo_room on design_share (photo_room_id) where photo_room_id is not null;
