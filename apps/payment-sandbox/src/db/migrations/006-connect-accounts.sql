-- An account that is told of by calls instead of on the provider's page, and the bank it is paid to. Numbers are not
-- kept: the last four, and what the bank will say.
alter table account add column kind text not null default 'express' check (kind in ('express', 'custom'));
alter table account add column identity jsonb;
alter table account add column bank jsonb;
alter table account add column accepted_at timestamptz;
alter table account add column statement_descriptor text;
-- Until then it is looked at; null: nothing is.
alter table account add column verifies_at timestamptz;

-- What a browser handed in, good for one use.
create table token (
  id text primary key,
  kind text not null check (kind in ('bank_account', 'account')),
  holds jsonb not null,
  created_at timestamptz not null,
  used_at timestamptz
);

alter table payout drop constraint payout_status_check;
alter table payout add constraint payout_status_check check (status in ('pending', 'paid', 'failed', 'canceled'));
alter table payout add column failure_code text;
alter table payout add column destination text;
-- What the bank will say when the money arrives.
alter table payout add column outcome text not null default 'paid';
-- Of a connected account; null: our own.
alter table event add column account_id text;
