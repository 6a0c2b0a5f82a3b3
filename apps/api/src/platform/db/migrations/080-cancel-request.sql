-- A client who asks for a line to be cancelled when a click does not do it any more, and what the vendor answered.
create table order_cancel_request (
  id int generated always as identity primary key,
  order_item_id int not null references order_item,
  -- One of the contract's cancelRequestStates.
  state text not null,
  reason text not null,
  asked_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  -- Null: nobody; the line went its way.
  answered_by int references account
);
-- However often it is asked at once, one waits for an answer.
create unique index order_cancel_request_open on order_cancel_request (order_item_id) where state = 'asked';
create index order_cancel_request_item on order_cancel_request (order_item_id, id desc);
