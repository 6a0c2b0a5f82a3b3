-- What a hire's price is paid for, one after the other. The parts sum to the price.
create table designer_milestone (
  id int generated always as identity primary key,
  public_id text not null unique,
  hire_id int not null references designer_hire on delete cascade,
  position int not null check (position >= 0),
  title text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- What of it is ours, frozen when the price was agreed; the rest is the designer's.
  fee_cents bigint not null check (fee_cents between 0 and amount_cents),
  -- Of the designer's showroom, which the ledger owes it to.
  showroom_id int not null references showroom,
  delivered_at timestamptz,
  approved_at timestamptz,
  unique (hire_id, position)
);

alter table designer_package add column milestones jsonb not null
  default '[{"title": "Concept", "percent": 50}, {"title": "Final plans", "percent": 50}]';

-- A request goes to the designer when the client's bank holds the money for it, and a quote is agreed to likewise.
alter table designer_hire drop constraint designer_hire_state_check;
alter table designer_hire add constraint designer_hire_state_check check (state in ('unpaid', 'requested', 'accepted',
  'declined', 'expired', 'active', 'delivered', 'approved', 'closed', 'cancelled'));
alter table designer_hire drop constraint designer_hire_check;
alter table designer_hire add constraint designer_hire_check check ((state in ('unpaid', 'requested')) = (answer_by is not null));
-- When it reached the designer; null: not yet, or it never did.
alter table designer_hire add column sent_at timestamptz;
update designer_hire set sent_at = requested_at;
-- How often the client's card was asked for the whole.
alter table designer_hire add column attempt int not null default 0;
-- The card to keep with the account once it holds.
alter table designer_hire add column kept_card jsonb;
drop index designer_hire_once;
create unique index designer_hire_once on designer_hire (project_id, profile_id)
  where state in ('unpaid', 'requested', 'accepted', 'active', 'delivered', 'approved');
drop index designer_hire_waiting;
create index designer_hire_waiting on designer_hire (answer_by) where state in ('unpaid', 'requested');

-- A hold is for a delivery of an order or for a milestone of a hire.
alter table payment_hold alter column order_id drop not null, alter column sub_order_id drop not null,
  add column hire_id int references designer_hire, add column milestone_id int references designer_milestone,
  add constraint payment_hold_owner check (num_nonnulls(order_id, hire_id) = 1
    and (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null));
create index payment_hold_hire on payment_hold (hire_id) where hire_id is not null;
create index payment_hold_milestone on payment_hold (milestone_id) where milestone_id is not null;

alter table ledger_movement alter column order_id drop not null, alter column sub_order_id drop not null,
  add column hire_id int references designer_hire, add column milestone_id int references designer_milestone,
  add constraint ledger_movement_owner check (num_nonnulls(order_id, hire_id) = 1
    and (order_id is null) = (sub_order_id is null) and (hire_id is null) = (milestone_id is null));
create index ledger_movement_hire on ledger_movement (hire_id) where hire_id is not null;
