-- An import can be paused while it runs, gone on with, and cancelled.
alter table goods_import drop constraint goods_import_state_check;
alter table goods_import add constraint goods_import_state_check
  check (state in ('mapping', 'checking', 'checked', 'running', 'paused', 'done', 'failed', 'cancelled'));
-- The job that works on it: one that has been replaced lets it go.
alter table goods_import add column work text not null default '';
