-- What a client asks back of a milestone that was charged, and what became of it.
create table milestone_refund (
  id int generated always as identity primary key,
  public_id text not null unique,
  hire_id int not null references designer_hire on delete cascade,
  milestone_id int not null references designer_milestone on delete cascade,
  amount_cents bigint not null check (amount_cents > 0),
  -- What was given back: of an Admin's decision it may be less or more than what was asked for.
  given_cents bigint check (given_cents > 0),
  reason text not null,
  -- Why the designer does not agree.
  word text not null default '',
  -- Why an Admin decided so.
  decision text not null default '',
  state text not null check (state in ('asked', 'disputed', 'refunded', 'refused', 'withdrawn')),
  -- Until when the designer answers.
  answer_by timestamptz,
  asked_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'refunded') = (given_cents is not null)),
  check ((state in ('asked', 'disputed')) = (decided_at is null)),
  check ((state = 'asked') = (answer_by is not null))
);
create unique index milestone_refund_open on milestone_refund (hire_id) where state in ('asked', 'disputed');
create index milestone_refund_hire on milestone_refund (hire_id);
create index milestone_refund_milestone on milestone_refund (milestone_id);
create index milestone_refund_waiting on milestone_refund (answer_by) where state = 'asked';
