-- A picture that Admins have hidden after a report: nobody is shown it.
alter table ai_picture add column hidden_at timestamptz;
create index ai_job_lost on ai_job (created_at desc, id desc) where state in ('failed', 'blocked');
create index ai_job_asked on ai_job (created_at);
