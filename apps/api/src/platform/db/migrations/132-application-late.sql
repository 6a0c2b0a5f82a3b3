-- That we are about to be late with an answer is told once for each time that it is our turn.
alter table application add column late_told_at timestamptz;
create index application_reviewing on application (reviewing_since) where state = 'reviewing';
