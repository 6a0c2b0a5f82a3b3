-- The talks of a showroom's projects: by them is known how soon its Pro answers.
create index project_showroom on project (showroom_id);
