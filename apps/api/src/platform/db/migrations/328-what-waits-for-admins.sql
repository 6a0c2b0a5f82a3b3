-- What the home of Admins counts of tables that grow: work that was given up, and payouts that a bank sent back.
create index job_failed on job (id) where failed_at is not null;
create index payout_returned on payout (payout_account_id, id) where state = 'returned';
