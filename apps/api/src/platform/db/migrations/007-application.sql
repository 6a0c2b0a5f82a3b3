-- How Pros and vendors get in: one row from the first typed word to our answer.
create table application (
  id int generated always as identity primary key,
  public_id text not null unique,
  type text not null check (type in ('Vendor', 'Contractor')),
  state text not null default 'draft'
    check (state in ('draft', 'reviewing', 'more_needed', 'approved', 'declined')),
  account_id int unique references account on delete cascade,
  -- What was typed into a draft; never a password.
  form jsonb not null default '{}',
  -- What was submitted.
  answers jsonb,
  reason text not null default '',
  appeal text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  -- From here our 24 hours run.
  reviewing_since timestamptz,
  decided_at timestamptz,
  check (state = 'draft' or (account_id is not null and answers is not null and submitted_at is not null))
);
create index application_queue on application (type, state, reviewing_since);

-- Who may see an application: the browser that holds a token, and once whoever opens a mailed link.
create table application_key (
  token_hash bytea primary key,
  application_id int not null references application on delete cascade,
  kind text not null check (kind in ('browser', 'mail')),
  expires_at timestamptz not null
);
create index application_key_application on application_key (application_id);

-- A license is one applicant's from the day they apply until we decline.
create table held_license (
  -- State and number as they are compared: capital letters and digits.
  license text primary key,
  application_id int not null unique references application on delete cascade
);

create table application_request (
  id int generated always as identity primary key,
  public_id text not null unique,
  application_id int not null references application on delete cascade,
  what text not null,
  note text not null,
  answer text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index application_request_application on application_request (application_id);

-- The files themselves lie in the data folder, named by their public id.
create table application_document (
  id int generated always as identity primary key,
  public_id text not null unique,
  application_id int not null references application on delete cascade,
  request_id int references application_request on delete set null,
  kind text not null,
  -- As the applicant called it.
  file_name text not null,
  media_type text not null,
  size int not null,
  uploaded_at timestamptz not null
);
create index application_document_application on application_document (application_id);

-- What Admins did. It outlives who did it and what it was done to.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id int references account on delete set null,
  who text not null,
  place text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  note text not null default ''
);
create index audit_entity on audit (entity, entity_id, at);
