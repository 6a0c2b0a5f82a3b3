import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** A hire's milestone for money to be of, without the hire's story. */
export const aMilestone = async (tx: Queries, showroomId: number) => {
  await tx.query(sql`set local session_replication_role = replica`)
  const [made] = await tx.query<{ hireId: number; milestoneId: number }>(sql`
    with hire as (
      insert into designer_hire (public_id, profile_id, account_id, project_name, zip_code, state, brief, revisions_left,
        access_right, access_prices, access_days, requested_at, changed_at)
      values (gen_random_uuid()::text, 1, 1, 'Bath', '91101', 'active', '{}', 1, 'view', 'no', 30, now(), now())
      returning id)
    insert into designer_milestone (public_id, hire_id, position, title, amount_cents, fee_cents, showroom_id)
    select gen_random_uuid()::text, id, 0, 'Concept', 100000, 1000, ${showroomId} from hire
    returning hire_id as "hireId", id as "milestoneId"`)
  await tx.query(sql`set local session_replication_role = default`)
  return made ?? { hireId: 0, milestoneId: 0 }
}

/** A payment by card into a balance. */
export const aPaymentIn = async (tx: Queries, showroomId: number): Promise<number> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into balance_payment (public_id, account, party_id, amount_cents, paid_cents, card_brand, card_last4, state,
      asked_at, paid_at)
    values (gen_random_uuid()::text, 'contractor', ${showroomId}, 100000, 100000, 'visa', '4242', 'paid', now(), now())
    returning id`)
  return made?.id ?? 0
}

/** The product of an order's line under another category, as a new import would put it. */
export const moveCategory = (db: Queries, itemId: number, which: number) =>
  db.query(sql`
    update product set root_category_id = (
      select id from category where parent_id is null order by id offset ${which}::int % (
        select count(*) from category where parent_id is null) limit 1)
    where id = (select product_id from order_item where id = ${itemId})`)

/** Past every trigger, as a console could. */
const past = (statement: Sql) => async (tx: Queries) => {
  await tx.query(sql`set local session_replication_role = replica`)
  const changed = await tx.query(statement)
  if (changed.length === 0) throw new Error('Nothing was changed.')
}

const oneSum = sql`part = 'showroom' and grain = 'month' and ctid = (
  select ctid from profit_sum_month where part = 'showroom' order by starts_on limit 1)`

/** What could be wrong with what reports of profit read, and what the audit has to find. */
export const wrongSums = {
  'a cent too much': past(sql`update profit_sum set tax_cents = tax_cents + 1 where ${oneSum} returning 1`),
  'a cent that is the platform’s instead of a vendor’s': past(sql`
    update profit_sum set vendor_cents = vendor_cents - 1, platform_cents = platform_cents + 1 where ${oneSum} returning 1`),
  'a sum that is gone': past(sql`delete from profit_sum where ${oneSum} returning 1`),
  'a sum of nothing': past(sql`
    insert into profit_sum select part, grain, starts_on, of_id + 100000, elsewhere, 0, 0, 0, 0, 0, 0 from profit_sum
    where ${oneSum} returning 1`),
  'a month under another one': past(sql`
    update profit_sum set starts_on = starts_on + interval '240 months' where ${oneSum} returning 1`),
  'a movement that was summed and waits for it again': past(sql`
    insert into profit_unsummed select min(movement_id) from ledger_entry where account = 'tax' returning 1`),
  'an entry that came later': past(sql`
    update ledger_entry set amount_cents = amount_cents + 1
    where id = (select min(id) from ledger_entry where account = 'tax') returning 1`),
}

/** Of movements that wait for it: they are in no sum, and nothing waits for them. */
export const forgetUnsummed = past(sql`delete from profit_unsummed returning 1`)
