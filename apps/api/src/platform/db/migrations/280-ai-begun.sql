-- When its first run began: whoever waits in a long line is not lost.
alter table ai_job add column begun_at timestamptz;
update ai_job set begun_at = created_at where state = 'running';
alter table ai_job add check (state <> 'running' or begun_at is not null);
