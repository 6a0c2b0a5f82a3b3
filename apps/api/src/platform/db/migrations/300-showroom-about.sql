-- What a Pro tells of the business, in plain text; empty where nothing is told.
alter table showroom
  add column about text not null default '',
  add column service_area text not null default '',
  add column hours text not null default '',
  add column policies text not null default '';
