import type { AiCredits } from '@showroom/contract/design-ai/design-ai'
import { jobCost } from '@showroom/contract/design-ai/ai-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type MovementKind = 'gift' | 'purchase' | 'reserve' | 'return' | 'refund'
type Movement = { aiAccountId: number; kind: MovementKind; cause: string; amount: number; now: Date }

/** False: this cause has moved credits before. */
export const saveMovement = async (
  tx: Queries,
  { aiAccountId, kind, cause, amount, now }: Movement,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into ai_credit_movement (ai_account_id, kind, cause, amount, created_at)
    values (${aiAccountId}, ${kind}, ${cause}, ${amount}, ${now})
    on conflict (cause) do nothing returning id`)
  return saved.length > 0
}

/** False: there are not as many. The row is locked until the transaction ends, so that two can not spend the last one. */
export const changeCredits = async (tx: Queries, aiAccountId: number, amount: number): Promise<boolean> => {
  const changed = await tx.query(sql`
    update ai_account set credits = credits + ${amount}::int
    where id = ${aiAccountId} and credits + ${amount}::int >= 0 returning id`)
  return changed.length > 0
}

export const creditsOf = async (db: Queries, aiAccountId: number): Promise<AiCredits> => {
  const [found] = await db.query<{ balance: number; reserved: number }>(sql`
    select a.credits as balance, coalesce((select sum(j.cost) from ai_job j
      where j.ai_account_id = a.id and j.state in ('queued', 'running')), 0)::int as reserved
    from ai_account a where a.id = ${aiAccountId}`)
  return { balance: found?.balance ?? 0, reserved: found?.reserved ?? 0, cost: jobCost }
}

export type MovementRow = { kind: MovementKind; amount: number; at: Date }

export const movementsOf = (
  db: Queries,
  aiAccountId: number,
  { skip, most }: { skip: number; most: number },
): Promise<MovementRow[]> =>
  db.query<MovementRow>(sql`
    select kind, amount, created_at as at from ai_credit_movement where ai_account_id = ${aiAccountId}
    order by id desc offset ${skip} limit ${most}`)

export const countMovements = async (db: Queries, aiAccountId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ai_credit_movement where ai_account_id = ${aiAccountId}`,
  )
  return counted?.count ?? 0
}
