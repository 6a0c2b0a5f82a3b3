import type { Queries } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export type NewProject = {
  publicId: string
  showroomId: number
  cartId: number
  name: string
  myItem: unknown
}

export const createProject = async (tx: Queries, project: NewProject): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into project (public_id, showroom_id, cart_id, name, my_item)
    values (${project.publicId}, ${project.showroomId}, ${project.cartId}, ${project.name},
      ${JSON.stringify(project.myItem)}::jsonb) returning id`)
  if (!created) throw new Error('The project was not created.')
  return created.id
}

export type OwnProject = {
  id: number
  publicId: string
  cartId: number
  showroomRef: string
  extraInfo: Record<string, unknown>
}

/** A project belongs to whoever holds its cart's token: the token is part of the condition, so no one else finds it. */
export const ownProject = async (
  db: Queries,
  publicId: string,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<OwnProject | null> => {
  const [project] = await db.query<OwnProject>(sql`
    select project.id, project.public_id as "publicId", cart.id as "cartId", showroom.user_id as "showroomRef",
      project.extra_info as "extraInfo"
    from project join cart on cart.id = project.cart_id join showroom on showroom.id = cart.showroom_id
    where project.public_id = ${publicId} and cart.token_hash = ${tokenHash} and cart.expires_at > ${now}`)
  return project ?? null
}

export const attachCart = (tx: Queries, cartId: number, projectId: number) =>
  tx.query(sql`update cart set project_id = ${projectId} where id = ${cartId}`)

export const saveExtraInfo = (tx: Queries, projectId: number, extraInfo: Record<string, unknown>) =>
  tx.query(sql`
    update project set extra_info = ${JSON.stringify(extraInfo)}::jsonb where id = ${projectId}`)

/** Projects that an account owns. */
export const totalProjectsOf = async (db: Queries, accountId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from project where account_id = ${accountId}`,
  )
  return counted?.count ?? 0
}

export const projectsOf = (db: Queries, accountId: number) =>
  db.query(sql`
    select p.public_id as id, p.name, p.my_item, p.extra_info, p.created_at, showroom.user_id as showroom
    from project p join showroom on showroom.id = p.showroom_id
    where p.account_id = ${accountId} order by p.id`)

export const removeProjectsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from project where account_id = ${accountId}`)
