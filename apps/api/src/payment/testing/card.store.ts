import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

/** A card that no provider was asked about. */
export const giveCard = async (
  db: Queries,
  accountPublicId: string,
  { nameOnCard = 'Ana Quill', expMonth = 12, expYear = 2034 } = {},
): Promise<string> => {
  const id = newPublicId()
  await db.query(sql`
    insert into payment_card (public_id, account_id, provider, payment_method_id, brand, last4, exp_month, exp_year,
      name_on_card, is_default)
    select ${id}, account.id, 'sandbox', ${`pm_${id}`}, 'visa', '4242', ${expMonth}::int,
      ${expYear}::int, ${nameOnCard}, not exists (select 1 from payment_card where account_id = account.id)
    from account where public_id = ${accountPublicId}`)
  return id
}
