-- A Pro's own picture of a template, by its file; without one it is pictured by its goods.
alter table room_template add column photo text;
-- The built-in plan that somebody's own size was typed for: its scene is still the nearest picture.
alter table floorplan add column made_from text;
-- Two built-in plans were called by words that no address can have.
update floorplan set public_id = replace(public_id, '.', '-')
where account_id is null and cart_id is null and public_id like '%.%';
