import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Rate = { state: string; rateBps: number; startsOn: string; endsOn: string | null }

export const saveRate = (db: Queries, { state, rateBps, startsOn, endsOn }: Rate) =>
  db.query(sql`
    insert into tax_rate (state, rate_bps, taxes_shipping, starts_on, ends_on)
    values (${state}, ${rateBps}, true, ${startsOn}::date, ${endsOn}::date)`)

/** What a part of California taxes beside the state's table. */
export const saveLocalRate = (
  db: Queries,
  { zipPrefix, rateBps, taxesShipping }: { zipPrefix: string; rateBps: number; taxesShipping: boolean },
) =>
  db.query(sql`
    insert into tax_rate (state, zip_prefix, rate_bps, taxes_shipping, starts_on)
    values ('CA', ${zipPrefix}, ${rateBps}, ${taxesShipping}, '2026-01-01')`)
