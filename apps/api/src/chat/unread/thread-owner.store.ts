import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The project or the delivery that is talked about. */
export const ownerOfThread = async (
  db: Queries,
  threadId: number,
): Promise<{ projectId: number | null; subOrderId: number | null } | null> => {
  const [found] = await db.query<{ projectId: number | null; subOrderId: number | null }>(sql`
    select project_id as "projectId", sub_order_id as "subOrderId" from chat_thread where id = ${threadId}`)
  return found ?? null
}
