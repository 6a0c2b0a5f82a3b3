-- What an Admin did is sought by words.
create index audit_words on audit
  using gin (lower(who || ' ' || action || ' ' || entity_id || ' ' || note) gin_trgm_ops);

-- From an entry to when and why it was moved: statements of a balance and reports read this of every entry of somebody.
create index ledger_movement_when on ledger_movement (id) include (moved_at, kind, hire_id, balance_payment_id);
