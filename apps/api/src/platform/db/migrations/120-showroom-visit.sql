-- How often a shop was opened on a day of the marketplace's calendar: a sum, and nothing of whoever opened it.
create table showroom_visit (
  showroom_id int not null references showroom on delete cascade,
  day date not null,
  visits int not null check (visits > 0),
  primary key (showroom_id, day)
);
