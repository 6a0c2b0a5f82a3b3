-- The gallery of the landing page is edited as the other public texts are.
alter table content_collection drop constraint content_collection_name_check;
alter table content_collection add constraint content_collection_name_check
  check (name in ('faq', 'testimonials', 'partners', 'policies', 'gallery'));
