-- Nothing that waits may wait without a day. What was asked for has one for its answer, and what is on its way back or
-- to be sent anew one (refund_by) after which the client is refunded as asked.
alter table return_request
  add column answer_by timestamptz,
  -- When whoever is waited for is reminded; null: not in this state, or they were.
  add column remind_at timestamptz,
  -- When Admins were told that nobody answers.
  add column escalated_at timestamptz;

-- What waits already has a week at least, and its reminder at once.
update return_request set answer_by = greatest(asked_at + interval '5 days', now() + interval '2 days'), remind_at = now()
where state = 'asked';
update return_request
set refund_by = greatest(coalesce(sent_at, answered_at) + interval '30 days', now() + interval '7 days'), remind_at = now()
where state = 'sent' or kind = 'claim' and state = 'approved';

drop index return_request_unpaid;
create index return_request_unpaid on return_request (refund_by) where state in ('approved', 'sent', 'received');
create index return_request_unanswered on return_request (answer_by) where state = 'asked' and escalated_at is null;
create index return_request_to_remind on return_request (remind_at)
where remind_at is not null and state in ('asked', 'approved', 'sent', 'received');
