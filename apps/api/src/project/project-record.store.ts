import type { ProjectState, ProjectType } from '@showroom/contract/project/project-choices'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type ProjectAbout = {
  name: string
  type: ProjectType | null
  address: string
  zipCode: string
  startOn: string | null
  budgetCents: number | null
}

export type StartedProject = ProjectAbout & {
  publicId: string
  showroomId: number
  cartId: number
  accountId: number
  now: Date
}

export const startProject = async (tx: Queries, made: StartedProject): Promise<number> => {
  const [started] = await tx.query<{ id: number }>(sql`
    insert into project (public_id, showroom_id, cart_id, account_id, name, type, address, zip_code, start_on,
      budget_cents, created_at, updated_at)
    values (${made.publicId}, ${made.showroomId}, ${made.cartId}, ${made.accountId}, ${made.name}, ${made.type},
      ${made.address}, ${made.zipCode}, ${made.startOn}, ${made.budgetCents}, ${made.now}, ${made.now}) returning id`)
  if (!started) throw new Error('The project was not started.')
  return started.id
}

export const saveAbout = (
  tx: Queries,
  id: number,
  { name, type, address, zipCode, startOn, budgetCents, state }: ProjectAbout & { state: ProjectState },
) =>
  tx.query(sql`
    update project set name = ${name}, type = ${type}, address = ${address}, zip_code = ${zipCode},
      start_on = ${startOn}, budget_cents = ${budgetCents}, state = ${state} where id = ${id}`)

/** Locked until the transaction ends, and the project is the one that was changed last. */
export const lockProject = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`update project set updated_at = ${now} where id = ${id}`)

export const deleteProject = (tx: Queries, id: number) => tx.query(sql`delete from project where id = ${id}`)

/** Of whoever is no longer with it: the project's words are not read through a cart either. */
export const detachCartsOf = (tx: Queries, projectId: number, accountId: number) =>
  tx.query(sql`
    update cart set project_id = null where project_id = ${projectId} and account_id = ${accountId}`)

/** A cart that is for no project yet is for the first one that its owner begins. */
export const attachIdleCart = (tx: Queries, cartId: number, projectId: number) =>
  tx.query(sql`update cart set project_id = ${projectId} where id = ${cartId} and project_id is null`)

/** Projects that somebody owns, archived ones too. */
export const countOwn = async (db: Queries, accountId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from project where account_id = ${accountId}`,
  )
  return counted?.count ?? 0
}
