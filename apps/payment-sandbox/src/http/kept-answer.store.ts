import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'

export type Answer = { status: number; body: unknown }
export type KeptAnswer = Answer & { asked: Uint8Array }

/** As long as Stripe remembers. */
const kept = '24 hours'

export const keptAnswer = async (tx: Queries, key: string, now: Date): Promise<KeptAnswer | null> => {
  await tx.query(sql`delete from kept_answer where created_at < ${now}::timestamptz - ${kept}::interval`)
  const [found] = await tx.query<KeptAnswer>(
    sql`select asked, status, body from kept_answer where key = ${key}`,
  )
  return found ?? null
}

type Keeping = { key: string; asked: Buffer; answer: Answer; now: Date }

export const keepAnswer = (tx: Queries, { key, asked, answer, now }: Keeping) =>
  tx.query(sql`
    insert into kept_answer (key, asked, status, body, created_at)
    values (${key}, ${asked}, ${answer.status}, ${JSON.stringify(answer.body)}::jsonb, ${now})`)
