-- Pictures of a designer's own work stand beside those of the site.
alter table designer_picture add column public_id text;
update designer_picture set public_id = 'sitepicture' || lpad(id::text, 6, '0');
alter table designer_picture alter column public_id set not null, add unique (public_id);
-- The file that was sent, drawn anew; null: one of the site's own, by its name.
alter table designer_picture add column file text unique;
