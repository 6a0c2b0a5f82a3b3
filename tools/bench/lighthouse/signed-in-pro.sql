-- A Pro with a showroom of their own who is signed in: of the demo, nobody can sign in where it is real.
insert into showroom (user_id, vsd_id, company_name, city, state, price_list_id)
select 'pro_lighthouse', 'LAMPS247', 'Lighthouse Remodeling', 'Sacramento', 'CA', price_list_id
from showroom where vsd_id = 'HARVEST2';

insert into account (public_id, type, status, first_name, last_name, email, email_verified_at, created_at)
values ('pro_lighthouse', 'Contractor', 'Active', 'Lena', 'Light', 'lena@lighthouse.test', now(), now());

insert into session (public_id, account_id, token_hash, device, place, signed_in_at, last_seen_at, expires_at)
select 'ses_lighthouse', id, sha256('TOKEN'::bytea), 'Bench', '', now(), now(), now() + interval '1 day'
from account where public_id = 'pro_lighthouse';
