-- A project's file that says more of a decision than its words do.
create table selection_file (
  selection_id int not null references selection on delete cascade,
  file_id int not null references project_file on delete cascade,
  attached_by int references account on delete set null,
  attached_at timestamptz not null,
  primary key (selection_id, file_id)
);
create index selection_file_file on selection_file (file_id);
create index selection_file_attacher on selection_file (attached_by);
