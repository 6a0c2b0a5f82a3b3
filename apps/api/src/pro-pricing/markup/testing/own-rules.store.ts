import type { Queries } from '../../../platform/db/db.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Of the rules for one product alone, the oldest first. */
export const ownRuleIds = async (db: Queries, vsdId: string): Promise<string[]> => {
  const rules = await db.query<{ id: string }>(sql`
    select r.public_id as id from markup_rule r join showroom s on s.id = r.showroom_id
    where s.vsd_id = ${vsdId} and r.product_id is not null order by r.id`)
  return rules.map(({ id }) => id)
}
