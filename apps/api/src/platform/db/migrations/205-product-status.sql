-- How far a product is on its way into shops: only an active one is in any.
alter table product drop constraint product_status_check;
alter table product
  add constraint product_status_check
    check (status in ('draft', 'in_review', 'active', 'rejected', 'hidden', 'archived')),
  -- Counts what its vendor has changed, so that nobody overwrites what they have not seen.
  add column revision int not null default 1,
  -- Why an Admin has rejected it.
  add column review_note text not null default '',
  add column submitted_at timestamptz;
create index product_vendor on product (vendor_id, updated_at desc, id);
create index product_in_review on product (submitted_at) where status = 'in_review';
