-- What a project was asked for, whatever became of it; also what a project that is deleted leaves behind.
create index designer_hire_project on designer_hire (project_id);
-- What closes by itself.
create index designer_hire_approved on designer_hire (changed_at) where state = 'approved';
