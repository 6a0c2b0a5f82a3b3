import type { Day } from '@showroom/contract/shared/day'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import type { TaxPlace, TaxRates } from './tax.ts'

/** The row of the day with the longest ZIP prefix; where two were meant for the day, the one that began later. */
export const rateOn = async (
  db: Queries,
  { state, zipCode }: TaxPlace,
  day: Day,
): Promise<TaxRates | null> => {
  const [rate] = await db.query<TaxRates>(sql`
    select rate_bps as "taxBps", taxes_shipping as "taxesShipping" from tax_rate
    where state = ${state} and starts_with(${zipCode}::text, coalesce(zip_prefix, ''))
      and starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date)
    order by length(coalesce(zip_prefix, '')) desc, starts_on desc limit 1`)
  return rate ?? null
}
