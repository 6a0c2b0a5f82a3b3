-- A vendor's photo, fetched once and drawn anew by us; several variants may show the same one.
create table photo (
  id int generated always as identity primary key,
  source_url text not null,
  -- An address may be longer than what an index takes.
  source_digest bytea not null unique,
  -- waiting: to be fetched · kept: its files are there · refused: it will not be asked for again
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'refused')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  problem text,
  -- What its addresses and files begin with.
  name text unique,
  width int check (width > 0),
  height int check (height > 0),
  placeholder text check (placeholder ~ '^[0-9a-f]{24}$'),
  check ((state = 'kept') = (num_nulls(name, width, height, placeholder) = 0))
);
create index photo_waiting on photo (next_try_at) where state = 'waiting';

insert into photo (source_url, source_digest)
  select distinct source_url, sha256(convert_to(source_url, 'UTF8')) from product_picture;

alter table product_picture add column photo_id int references photo;
update product_picture set photo_id = photo.id from photo where photo.source_url = product_picture.source_url;
alter table product_picture alter column photo_id set not null, drop column source_url;
create index product_picture_photo on product_picture (photo_id);
