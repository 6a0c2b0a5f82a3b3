create table file (
  id text primary key,
  purpose text not null,
  filename text not null,
  type text not null,
  content bytea not null,
  created_at timestamptz not null,
  place bigint generated always as identity
);

create table dispute (
  id text primary key,
  charge_id text not null references charge,
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
  evidence jsonb not null default '{}',
  submissions int not null default 0,
  due_by timestamptz not null,
  closed_at timestamptz,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  place bigint generated always as identity
);
create index dispute_charge on dispute (charge_id);
create index dispute_due on dispute (due_by) where status = 'needs_response';
