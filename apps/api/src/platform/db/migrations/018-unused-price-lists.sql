-- Since when nobody's prices are these: kept for a moment, because whoever asked just before still reads them.
alter table price_list add column unused_since timestamptz;
