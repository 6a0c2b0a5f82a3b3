-- Where a customer's bills go, as it was sent.
alter table customer add column address jsonb;
