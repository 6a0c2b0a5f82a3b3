-- Who signed up in a showroom, and who has a cart there: asked for where its Pro chooses whom a price is for.
create index account_showroom on account (showroom_id) where showroom_id is not null;
create index cart_showroom on cart (showroom_id) where account_id is not null;
