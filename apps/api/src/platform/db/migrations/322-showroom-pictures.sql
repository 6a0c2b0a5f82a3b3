-- What a Pro shows of the business: a banner, pictures of their work, and where else people find them.
alter table showroom
  -- The opaque name of a picture that is kept in several widths; null: none.
  add column banner text,
  -- A link for each network that the Pro is on.
  add column socials jsonb not null default '{}';

create table showroom_photo (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  -- The opaque name of a picture that is kept in several widths.
  file text not null unique,
  -- What it shows, in the Pro’s words.
  title text not null,
  position int not null
);
create index showroom_photo_showroom on showroom_photo (showroom_id, position);
