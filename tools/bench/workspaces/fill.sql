-- 1,000 Pros and 100,000 orders in a database that holds the demo goods. Of every fifty orders one is the measured Pro's;
-- the vendor with the most goods has a part in every twentieth. It is for measuring only: triggers are off while it is
-- written, and no money was ever held.
begin;
set session_replication_role = replica;
set synchronous_commit = off;

insert into showroom (user_id, vsd_id, company_name, city, state, price_list_id)
select 'pro_bench' || n, translate(upper(lpad(to_hex(n + 16777216), 8, 'A')), '01', 'YZ'), 'Bench Remodeling ' || n,
  'Sacramento', 'CA', (select price_list_id from showroom where vsd_id = 'HARVEST2')
from generate_series(1, 1000) n;

insert into account (public_id, type, status, first_name, last_name, email, email_verified_at, showroom_id, created_at)
select 'pro_bench' || n, 'Contractor', 'Active', 'Pro', 'Number ' || n, 'pro' || n || '@bench.test', now(), null,
  now() - n * interval '7 hours'
from generate_series(1, 1000) n
union all
select 'usr_bench' || n, 'User', 'Active', 'Client', 'Number ' || n, 'client' || n || '@bench.test', now(),
  (select min(id) from showroom where user_id like 'pro_bench%') + (case when n % 50 = 0 then 0 else n % 1000 end),
  now() - n * interval '1 hour'
from generate_series(1, 20000) n
union all
select 'vnd_bench' || n, 'Vendor', 'Active', 'Vendor', 'Number ' || n, 'vendor' || n || '@bench.test', now(), null,
  now() - n * interval '7 hours'
from generate_series(1, 40) n
union all
select 'adm_bench' || n, 'Admin', 'Active', 'Admin', 'Number ' || n, 'admin' || n || '@bench.test', now(), null, now()
from generate_series(1, 2) n;

insert into vendor_member (account_id, vendor_id)
select a.id, v.id from (select id, row_number() over (order by id) as n from vendor) v
  join account a on a.public_id = 'vnd_bench' || v.n;

insert into session (public_id, account_id, token_hash, device, place, signed_in_at, last_seen_at, expires_at, otp_until)
select 'ses_bench' || id, id, sha256(('sr_u_' || rpad(public_id, 43, 'x'))::bytea), 'Bench', '', now(),
  now() - id * interval '1 minute', now() + interval '1 day', now() + interval '1 day'
from (select id, replace(public_id, '_', '') as public_id from account where public_id like '%_bench%') account;

create temporary table chosen as
select n, least(now() - interval '2 hours', now() - (100000 - n) * interval '8 minutes') as at,
  case when n % 50 = 0 then s.first else s.first + n % 1000 end as showroom_id, c.first + (n * 7919) % 20000 as account_id
from generate_series(1, 100000) n,
  (select min(id) as first from showroom where user_id like 'pro_bench%') s,
  (select min(id) as first from account where public_id like 'usr_bench%') c;

create temporary table goods as
select id, vendor_id, name, brand, sku, unit, uom, placeholder, stock_status, final_price_cents as f,
  final_price_cents / 10 as fee, final_price_cents / 10 as markup,
  row_number() over (partition by vendor_id order by id) - 1 as place, count(*) over (partition by vendor_id) as goods
from product where status = 'active';
create index on goods (vendor_id, place);

-- Two deliveries of one line each, by different vendors.
create temporary table lines as
select c.n, c.at, c.showroom_id, c.account_id, part, g.*, 1 + (c.n % 5) as qty,
  (array['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'shipping', 'picked_up', 'vendor_approved',
    'ready', 'waiting_for_approval'])[case when c.n < 90000 then 1 + c.n % 5 else 1 + (c.n + part) % 10 end] as status
from chosen c cross join generate_series(0, 1) part
  join lateral (select (array(select vendor_id from goods group by vendor_id order by vendor_id))[
    1 + (c.n + part * 7) % (select count(distinct vendor_id) from goods)] as vendor_id) v on true
  join goods g on g.vendor_id = v.vendor_id and g.place = (c.n / 3 + part) % g.goods;
create index on lines (n);

insert into shop_order (public_id, number, showroom_id, account_id, cart_version, state, ship_to, merchandise_cents,
  discount_cents, shipping_cents, tax_cents, total_cents, created_at, placed_at, price_version, payment_method_id)
select 'ord_bench' || n, 'B' || lpad(n::text, 7, '0'), showroom_id, account_id, n, 'placed',
  '{"full_name":"Client","street":"1 Main St","apartment":"","city":"Sacramento","state":"CA","zip_code":"95814","phone":"+19165550100"}',
  sum((f + fee + markup)::bigint * qty), 0, 0, sum((f + fee + markup)::bigint * qty * 825 / 10000),
  sum((f + fee + markup)::bigint * qty) + sum((f + fee + markup)::bigint * qty * 825 / 10000), at, at, 'bench', 'pm'
from lines group by n, at, showroom_id, account_id order by n;

insert into sub_order (public_id, order_id, vendor_id, service, deliver_from, deliver_to, weight_lb, merchandise_cents,
  discount_cents, shipping_cents, tax_cents, total_cents)
select 'sub_bench' || l.n || '_' || part, o.id, vendor_id, 'curbside', l.at::date + 6, l.at::date + 12, 80,
  (f + fee + markup)::bigint * qty, 0, 0, (f + fee + markup)::bigint * qty * 825 / 10000,
  (f + fee + markup)::bigint * qty + (f + fee + markup)::bigint * qty * 825 / 10000
from lines l join shop_order o on o.public_id = 'ord_bench' || l.n order by o.id, part;

insert into order_item (public_id, sub_order_id, product_id, cart_line_id, product_name, brand, sku, unit, uom, placeholder,
  qty, final_price_cents, fee_bps, unit_fee_cents, markup_bps, unit_markup_cents, unit_price_cents, discount_cents,
  merchandise_cents, tax_bps, tax_cents, total_cents, status, status_at, shipped_qty, stock_status)
select 'itm_bench' || l.n || '_' || part, s.id, l.id, 'line', name, brand, sku, unit, uom, placeholder, qty, f, 1000, fee,
  1000, markup, f + fee + markup, 0, s.merchandise_cents, 825, s.tax_cents, s.total_cents,
  case status when 'ready' then 'ready_to_pick_up' else status end, l.at + interval '3 days',
  case when status in ('delivered', 'shipping', 'picked_up') then qty else 0 end, stock_status
from lines l join sub_order s on s.public_id = 'sub_bench' || l.n || '_' || part order by s.id;

insert into order_status_change (order_item_id, from_status, to_status, role, changed_at)
select i.id, change.was, change.became, change.role, o.placed_at + change.after
from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
  join (values (null, 'waiting_for_approval', 'User', interval '0', 0),
    ('waiting_for_approval', 'vendor_approved', 'Vendor', interval '9 hours', 1),
    ('vendor_approved', 'picked_up', 'Admin', interval '3 days', 2),
    ('picked_up', 'delivered', 'Admin', interval '8 days', 3)) as change (was, became, role, after, step)
    on change.step <= case i.status when 'waiting_for_approval' then 0 when 'vendor_approved' then 1
      when 'ready_to_pick_up' then 1 when 'delivered' then 3 else 2 end
order by i.id, change.step;

insert into ledger_movement (kind, cause, order_id, sub_order_id, moved_at)
select kind, kind || ' bench ' || s.id, o.id, s.id, o.placed_at + after
from order_item i join sub_order s on s.id = i.sub_order_id join shop_order o on o.id = s.order_id
  join (values ('hold', interval '0'), ('capture', interval '3 days')) as moved (kind, after)
    on kind = 'hold' or i.shipped_qty > 0
order by o.placed_at + after;

insert into ledger_entry (movement_id, account, party_id, order_item_id, amount_cents)
select m.id, entry.account, entry.party_id, entry.item_id, entry.cents
from ledger_movement m join sub_order s on s.id = m.sub_order_id join shop_order o on o.id = m.order_id
  join order_item i on i.sub_order_id = s.id
  cross join lateral (values
    ('hold', 'held', null::int, null::int, s.total_cents), ('hold', 'card_hold', null, null, -s.total_cents),
    ('capture', 'cash', null, null, s.total_cents),
    ('capture', 'vendor', s.vendor_id, i.id, -i.final_price_cents::bigint * i.qty),
    ('capture', 'contractor', o.showroom_id, i.id, -i.unit_markup_cents::bigint * i.qty),
    ('capture', 'platform', null, i.id, -i.unit_fee_cents::bigint * i.qty),
    ('capture', 'tax', null, i.id, -i.tax_cents)) as entry (kind, account, party_id, item_id, cents)
where entry.kind = m.kind and entry.cents <> 0 order by m.id;

-- As the ledger's trigger notes it.
insert into profit_unsummed (movement_id) select id from ledger_movement where kind = 'capture'
on conflict do nothing;

insert into balance_release (account, party_id, order_item_id, available_on, reason, released_at)
select e.account, e.party_id, i.id, (o.placed_at + interval '66 days')::date, 'business_days', o.placed_at + interval '66 days'
from ledger_entry e join order_item i on i.id = e.order_item_id join sub_order s on s.id = i.sub_order_id
  join shop_order o on o.id = s.order_id
where e.account in ('vendor', 'contractor') and i.status = 'delivered' and o.placed_at < now() - interval '66 days';

insert into audit (at, who, place, action, entity, entity_id, note)
select now() - n * interval '9 minutes', 'Admin Number ' || (1 + n % 2), '203.0.113.7', 'set',
  (array['order', 'account', 'rate', 'application', 'payout'])[1 + n % 5], 'bench' || n, 'Changed for number ' || n
from generate_series(1, 50000) n;

insert into application (public_id, type, state, account_id, answers, created_at, updated_at, submitted_at, reviewing_since,
  decided_at)
select 'app_' || a.public_id, a.type, case when a.id % 20 = 0 then 'reviewing' else 'approved' end, a.id,
  jsonb_build_object('company_name', a.first_name || ' ' || a.last_name, 'license_state', 'CA', 'license_number', a.id::text),
  a.created_at, a.created_at, a.created_at, a.created_at, case when a.id % 20 = 0 then null else a.created_at end
from account a where a.public_id like 'pro_bench%' or a.public_id like 'vnd_bench%';

insert into payout_account (public_id, account, party_id, provider_account, account_id, status, looked_at_day, created_at)
select 'pac_' || user_id, 'contractor', id, 'bench', null, 'active', current_date, now()
from showroom where user_id like 'pro_bench%';

insert into payout_batch (public_id, state, proposed_by, proposed_at, approved_by, approved_at, created_at)
select 'bat_bench' || n, 'approved', a.id, now() - n * interval '7 days', b.id, now() - n * interval '7 days',
  now() - n * interval '7 days'
from generate_series(1, 52) n, account a, account b where a.public_id = 'adm_bench1' and b.public_id = 'adm_bench2';

insert into payout (public_id, batch_id, payout_account_id, amount_cents, bank_last4, state, transfer_ref, created_at, paid_at)
select 'pay_' || b.id || '_' || p.id, b.id, p.id, 10000 + p.id, '6789', 'paid', 'tr_' || b.id || '_' || p.id, b.created_at,
  b.created_at
from payout_batch b join payout_account p on p.public_id like 'pac_pro_bench%' and p.id % 3 = b.id % 3;

insert into coupon (public_id, showroom_id, code, off_bps, starts_at)
select 'cpn_bench' || n, s.id, 'BENCH' || n, 500, now()
from generate_series(1, 300) n, showroom s where s.user_id = 'pro_bench1';

insert into markup_rule (showroom_id, public_id, product_id, markup_bps)
select s.id, 'mkr_bench' || g.id, g.id, 1500 from showroom s, (select id from goods order by id limit 190) g
where s.user_id = 'pro_bench1';

set session_replication_role = default;
commit;
analyze;
