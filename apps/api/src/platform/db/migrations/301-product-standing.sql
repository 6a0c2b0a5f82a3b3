-- How a showroom offers one material: first in its lists, or not at all. Without a row it is there like any other.
create table product_standing (
  showroom_id int not null references showroom on delete cascade,
  product_id int not null references product on delete cascade,
  standing text not null check (standing in ('featured', 'hidden')),
  primary key (showroom_id, product_id)
);
create index product_standing_product on product_standing (product_id);
