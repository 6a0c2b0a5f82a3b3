-- An allowance that several decisions share.
create table allowance_pool (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  name text not null,
  amount_cents bigint not null check (amount_cents between 0 and 9999999999)
);
create index allowance_pool_project on allowance_pool (project_id);

-- Something that a project has to decide.
create table selection (
  id int generated always as identity primary key,
  public_id text not null unique,
  project_id int not null references project on delete cascade,
  room_id int references project_room on delete set null,
  title text not null,
  -- The slug of a shelf.
  category text,
  qty_source text not null check (qty_source in ('fixed', 'floor', 'wall', 'backsplash', 'counter')),
  qty int not null check (qty between 1 and 9999),
  waste_pct int not null check (waste_pct between 0 and 30),
  allowance_cents bigint check (allowance_cents between 0 and 9999999999),
  pool_id int references allowance_pool on delete set null,
  due_on date,
  due_days_before int check (due_days_before between 0 and 730),
  required boolean not null,
  instructions text not null default '',
  decider text not null check (decider in ('client', 'pro', 'designer')),
  state text not null default 'open'
    check (state in ('open', 'chosen', 'approved', 'declined', 'not_applicable', 'change_requested')),
  -- What was chosen or approved.
  option_id int,
  -- Why it was declined, or what is to be changed.
  reason text not null default '',
  added_by int references account on delete set null,
  version int not null default 1,
  -- The number of the feed's event that last changed each field: {"due_on": 345}
  field_seq jsonb not null default '{}',
  created_at timestamptz not null,
  check (allowance_cents is null or pool_id is null),
  check (due_on is null or due_days_before is null)
);
create index selection_project on selection (project_id, id);
create index selection_room on selection (room_id);
create index selection_pool on selection (pool_id);

-- A product of the showroom, or one from elsewhere whose price is asked for.
create table selection_option (
  id int generated always as identity primary key,
  public_id text not null unique,
  selection_id int not null references selection on delete cascade,
  product_id int references product,
  outside_name text,
  outside_link text not null default '',
  outside_cents bigint check (outside_cents between 0 and 9999999999),
  note text not null default '',
  added_by int references account on delete set null,
  created_at timestamptz not null,
  check ((product_id is null) = (outside_name is not null)),
  unique (selection_id, product_id)
);
alter table selection add foreign key (option_id) references selection_option on delete set null;
create index selection_chosen_option on selection (option_id);

-- What happened to a decision, with what it looked like then: written once, never changed.
create table selection_event (
  id bigint generated always as identity primary key,
  selection_id int not null references selection on delete cascade,
  -- A word of the table of actions, or 'changed', 'option_added', 'option_removed', 'price_told'.
  kind text not null,
  actor_id int references account on delete set null,
  -- Kept beside the account: whoever signs by a link has none.
  actor_name text not null,
  method text not null check (method in ('account', 'bulk', 'link')),
  text text not null default '',
  signature text not null default '',
  option_name text,
  option_sku text,
  option_qty int,
  option_unit_cents bigint,
  ip text,
  at timestamptz not null
);
create index selection_event_selection on selection_event (selection_id, id);
create index selection_event_actor on selection_event (actor_id);
-- The approval that locks it: name, method, time and price stand there alone.
alter table selection add column approval_id bigint references selection_event on delete set null;
create index selection_approval on selection (approval_id);

-- A Pro's or client's own list of decisions, without rooms, money and options.
create table selection_template (
  id int generated always as identity primary key,
  public_id text not null unique,
  account_id int not null references account on delete cascade,
  name text not null,
  -- [{title, category, qty_source, due_days_before, required}]
  items jsonb not null,
  created_at timestamptz not null
);
create index selection_template_account on selection_template (account_id);
