-- Where somebody drew a plan of their own: another showroom's website does not hear of it. Built-in plans have none.
alter table floorplan add column showroom_id int references showroom on delete cascade;
create index floorplan_showroom on floorplan (showroom_id) where showroom_id is not null;
