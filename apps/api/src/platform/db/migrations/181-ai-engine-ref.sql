-- What an engine of somebody else calls the job, so that it is looked up after a crash, never begun twice.
alter table ai_job add column engine_ref text;
