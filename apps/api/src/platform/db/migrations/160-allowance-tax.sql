-- Projects whose allowances are meant with sales tax; without a row they are meant without.
create table allowance_tax (
  project_id int primary key references project on delete cascade,
  since timestamptz not null
);
