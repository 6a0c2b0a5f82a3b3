-- When an Admin has looked the license up at the state that issued it.
alter table designer_profile add column license_verified_at timestamptz;
-- Taken off the list by an Admin, with why; its Pro reads it.
alter table designer_profile add column hidden_at timestamptz;
alter table designer_profile add column hidden_reason text not null default '';
