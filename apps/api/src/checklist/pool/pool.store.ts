import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type PoolRecord = { id: number; publicId: string; name: string; amountCents: number }

export const poolsOf = (db: Queries, projectId: number): Promise<PoolRecord[]> =>
  db.query<PoolRecord>(sql`
    select id, public_id as "publicId", name, amount_cents::float8 as "amountCents" from allowance_pool
    where project_id = ${projectId} order by id`)

/** The project that a shared allowance is of, by its public id. */
export const projectOfPool = async (db: Queries, publicId: string): Promise<string | null> => {
  const [found] = await db.query<{ project: string }>(sql`
    select p.public_id as project from allowance_pool a join project p on p.id = a.project_id
    where a.public_id = ${publicId}`)
  return found?.project ?? null
}

type Shared = Pick<PoolRecord, 'publicId' | 'name' | 'amountCents'>

export const createPool = async (
  tx: Queries,
  projectId: number,
  { publicId, name, amountCents }: Shared,
): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into allowance_pool (public_id, project_id, name, amount_cents)
    values (${publicId}, ${projectId}, ${name}, ${amountCents}) returning id`)
  if (!created) throw new Error('The shared allowance was not created.')
  return created.id
}

export const savePool = (tx: Queries, projectId: number, { publicId, name, amountCents }: Shared) =>
  tx.query(sql`
    update allowance_pool set name = ${name}, amount_cents = ${amountCents}
    where project_id = ${projectId} and public_id = ${publicId}`)

export const removePool = (tx: Queries, projectId: number, publicId: string) =>
  tx.query(sql`delete from allowance_pool where project_id = ${projectId} and public_id = ${publicId}`)
