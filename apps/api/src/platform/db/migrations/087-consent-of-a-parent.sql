-- Of somebody who signed up as a minor: the day on which they are an adult, and when a parent was said to agree.
-- Nothing is kept of the date of birth of anybody else.
alter table account
  add column adult_on date,
  add column parent_consent_at timestamptz,
  add constraint account_minor_has_consent check ((adult_on is null) = (parent_consent_at is null));
