-- Whether nobody has asked yet how old somebody is. The form for signing up asks before there is an account; a provider's
-- word, and a proved address, make one without it. Whoever has an account by now is not asked.
alter table account
  add column is_age_open boolean not null default false,
  add constraint account_age_is_open_or_told check (not is_age_open or adult_on is null);
