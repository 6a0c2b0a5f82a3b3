-- What a Pro pays for a decision and what they think of it: theirs alone, whoever else is in the project.
create table selection_cost (
  selection_id int not null references selection on delete cascade,
  account_id int not null references account on delete cascade,
  cost_cents bigint check (cost_cents between 0 and 9999999999),
  markup_pct int check (markup_pct between 0 and 500),
  note text not null default '',
  changed_at timestamptz not null,
  primary key (selection_id, account_id)
);
create index selection_cost_account on selection_cost (account_id);
