import type { CartOwner } from '../cart/cart-owner.ts'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

export type NewProject = {
  publicId: string
  showroomId: number
  cartId: number
  /** Null for a guest's project. */
  accountId: number | null
  /** Of the guest's cart that the account's owner brought. */
  guestTokenHash: Buffer | null
  name: string
  myItem: unknown
}

export const createProject = async (tx: Queries, project: NewProject): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into project (public_id, showroom_id, cart_id, account_id, guest_token_hash, name, my_item)
    values (${project.publicId}, ${project.showroomId}, ${project.cartId}, ${project.accountId},
      ${project.guestTokenHash}, ${project.name}, ${JSON.stringify(project.myItem)}::jsonb) returning id`)
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

/** The account's, or of whoever holds the cart's token: part of the condition, so that no one else finds it. */
const ownedBy = (owner: CartOwner, now: Date): Sql =>
  'accountId' in owner
    ? sql`project.account_id = ${owner.accountId}`
    : sql`project.account_id is null and cart.token_hash = ${owner.tokenHash} and cart.expires_at > ${now}`

export const ownProject = async (
  db: Queries,
  publicId: string,
  { owner, now }: { owner: CartOwner; now: Date },
): Promise<OwnProject | null> => {
  const [project] = await db.query<OwnProject>(sql`
    select project.id, project.public_id as "publicId", cart.id as "cartId", showroom.user_id as "showroomRef",
      project.extra_info as "extraInfo"
    from project join cart on cart.id = project.cart_id join showroom on showroom.id = cart.showroom_id
    where project.public_id = ${publicId} and ${ownedBy(owner, now)}`)
  return project ?? null
}

export type BegunProject = { publicId: string; cartId: string }

/** The project that the account's owner already began by bringing this guest's cart. */
export const projectBegunWith = async (
  tx: Queries,
  { accountId, tokenHash }: { accountId: number; tokenHash: Buffer },
): Promise<BegunProject | null> => {
  const [project] = await tx.query<BegunProject>(sql`
    select project.public_id as "publicId", cart.public_id as "cartId"
    from project join cart on cart.id = project.cart_id
    where project.guest_token_hash = ${tokenHash} and project.account_id = ${accountId}`)
  return project ?? null
}

/** What a guest began goes with the guest's cart. */
export const giveProjects = (
  tx: Queries,
  guestCartId: number,
  { accountId, cartId }: { accountId: number; cartId: number },
) =>
  tx.query(sql`
    update project set account_id = ${accountId}, cart_id = ${cartId} where cart_id = ${guestCartId}`)

export const attachCart = (tx: Queries, cartId: number, projectId: number) =>
  tx.query(sql`update cart set project_id = ${projectId} where id = ${cartId}`)

/** The project that a cart is for. */
export const attachedProject = async (
  tx: Queries,
  cartId: number,
): Promise<{ id: number; publicId: string } | null> => {
  const [project] = await tx.query<{ id: number; publicId: string }>(sql`
    select p.id, p.public_id as "publicId" from cart join project p on p.id = cart.project_id
    where cart.id = ${cartId}`)
  return project ?? null
}

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
    select p.public_id as id, p.name, p.type, p.address, p.zip_code, p.start_on, p.budget_cents::float8 as budget_cents,
      p.state, p.my_item, p.extra_info, p.created_at, showroom.user_id as showroom,
      coalesce((select json_agg(json_build_object('name', r.name, 'type', r.type, 'measures', r.measures) order by r.id)
        from project_room r where r.project_id = p.id), '[]'::json) as rooms,
      coalesce((select json_agg(json_build_object('product', product.name, 'qty', i.qty, 'note', i.note,
          'state', i.state, 'coverage_note', i.coverage_note, 'added_at', i.created_at) order by i.id)
        from project_item i join product on product.id = i.product_id where i.project_id = p.id), '[]'::json) as items,
      coalesce((select json_agg(json_build_object('email', m.email, 'role', m.role, 'invited_at', m.invited_at,
          'joined_at', m.joined_at) order by m.id)
        from project_member m where m.project_id = p.id), '[]'::json) as people,
      coalesce((select json_agg(json_build_object('file_name', f.file_name, 'size', f.size,
          'uploaded_at', f.uploaded_at) order by f.id)
        from project_file f where f.project_id = p.id), '[]'::json) as files
    from project p join showroom on showroom.id = p.showroom_id
    where p.account_id = ${accountId} order by p.id`)

export const removeProjectsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from project where account_id = ${accountId}`)
