-- What shows that a line was rightly set where its own way does not lead. The files lie in the data folder under their
-- public ids.
create table order_status_proof (
  id int generated always as identity primary key,
  public_id text not null unique,
  order_item_id int not null references order_item,
  -- Null while it is added and nothing is set with it yet: gone after a day.
  status_change_id int references order_status_change,
  file_name text not null,
  media_type text not null,
  size int not null check (size > 0),
  uploaded_by int references account on delete set null,
  uploaded_at timestamptz not null
);
create index order_status_proof_item on order_status_proof (order_item_id);
create index order_status_proof_change on order_status_proof (status_change_id) where status_change_id is not null;
