-- What a client shows of damaged, wrong or missing goods. The files lie in the data folder under their public ids.
create table return_photo (
  id int generated always as identity primary key,
  public_id text not null unique,
  order_id int not null references shop_order,
  -- Null while it is added and nothing was asked yet: its sender's alone, and gone after a day.
  return_id int references return_request on delete cascade,
  position int,
  media_type text not null,
  size int not null check (size > 0),
  uploaded_by int references account on delete set null,
  uploaded_at timestamptz not null,
  check ((return_id is null) = (position is null))
);
create index return_photo_order on return_photo (order_id);
create index return_photo_return on return_photo (return_id) where return_id is not null;
