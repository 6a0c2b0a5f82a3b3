-- As of the shop's accounts: of a minor the day on which they are an adult, and when a parent agreed; of others nothing.
-- Accounts of before are not asked.
alter table ai_account
  add column adult_on date,
  add column parent_consent_at timestamptz,
  add constraint ai_account_minor_has_consent check ((adult_on is null) = (parent_consent_at is null));
