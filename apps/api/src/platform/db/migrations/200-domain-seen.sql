-- When a tag on the website last asked for this showroom, and when it was last turned away: not by whom.
alter table showroom_domain
  add column seen_at timestamptz,
  add column turned_away_at timestamptz;
