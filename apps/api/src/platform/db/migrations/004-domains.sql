-- How the owner of a website proves that it is theirs, and whether the proof still stands.
alter table showroom_domain
  -- What the proof must contain; 244 random bits, so that nobody can publish it before the owner does.
  add column challenge text not null
    default 'showroom-verification=' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  add column proof text check (proof in ('file', 'dns')),
  add column added_at timestamptz not null default now(),
  add column checked_at timestamptz,
  -- Checks in a row without a proof; counted for verified domains only, at most one a day.
  add column failed_checks int not null default 0,
  -- Why the last check found no proof, in words for the owner.
  add column failure text;

-- Preflights ask by origin.
create index showroom_domain_origin on showroom_domain (origin) where verified_at is not null;
create index showroom_domain_checked on showroom_domain (checked_at) where verified_at is not null;
