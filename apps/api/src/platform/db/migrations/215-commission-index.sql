-- What was charged and given back in a span of time, whoever asks for it.
create index ledger_movement_earning on ledger_movement (moved_at) where kind in ('capture', 'refund');
