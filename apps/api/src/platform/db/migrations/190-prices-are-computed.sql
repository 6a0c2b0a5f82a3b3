-- Prices are computed from the rules of a list whenever somebody asks; a list is small, and stays.
drop table price;
alter table price_list drop column unused_since;
