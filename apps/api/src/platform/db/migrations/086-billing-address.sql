-- Where the bills of a card go, as it was given with the card; all of it or nothing.
alter table payment_card
  add column pay_street text,
  add column pay_city text,
  add column pay_state text,
  add column pay_zip_code text,
  add constraint payment_card_billing_whole
    check (num_nonnulls(pay_street, pay_city, pay_state, pay_zip_code) in (0, 4));
