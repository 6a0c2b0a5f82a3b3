-- What a project's sheets have said so far, by number: two papers with the same number say the same.
create table selection_sheet (
  project_id int not null references project on delete cascade,
  no int not null check (no > 0),
  -- Of all its words, without the moment it was written in.
  digest bytea not null,
  written_at timestamptz not null,
  primary key (project_id, no),
  unique (project_id, digest)
);
