-- A change of a markup rule that a Pro has planned: in force from the first moment of its day on, Pacific.
create table markup_plan (
  id int generated always as identity primary key,
  public_id text not null unique,
  showroom_id int not null references showroom on delete cascade,
  -- What the rule is for, as in `markup_rule`: what is null is not asked.
  vendor_id int references vendor,
  category_id int references category,
  product_id int references product,
  client_id int references account on delete cascade,
  effective_on date not null,
  -- Null: the rule is taken away.
  markup_bps int check (markup_bps between 1000 and 20000),
  -- What the rule was the moment before its day came; null where there was none, and while it waits.
  before_bps int,
  state text not null default 'planned'
    check (state in ('planned', 'applied', 'failed', 'cancelled', 'replaced')),
  problem text check (problem in ('pro_not_admitted', 'material_gone', 'client_gone', 'out_of_range', 'too_many_rules')),
  -- Whoever it was, of a team too; null where they have left the house.
  planned_by int references account on delete set null,
  planned_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'planned') = (ended_at is null)),
  check ((state = 'failed') = (problem is not null))
);
-- However often it is planned at once, one change of a rule waits for a day.
create unique index markup_plan_waiting
  on markup_plan (showroom_id, vendor_id, category_id, product_id, client_id, effective_on)
  nulls not distinct where state = 'planned';
create index markup_plan_list on markup_plan (showroom_id, state, effective_on, id);
create index markup_plan_client on markup_plan (client_id) where client_id is not null;
