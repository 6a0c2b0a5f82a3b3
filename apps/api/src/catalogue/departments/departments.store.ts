import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredDepartment = { id: number; name: string; slug: string; isHidden: boolean }

export type StoredCategory = {
  id: number
  parentId: number | null
  name: string
  slug: string
  isHidden: boolean
  picture: string | null
  /** Of every state, and those that shops sell. */
  productCount: number
  activeCount: number
  /** The department that it is at home in, and others that show it. */
  homeId: number | null
  alsoIn: number[]
}

/** Both change together: one Admin after another. */
export const lockDepartments = (tx: Queries) =>
  tx.query(sql`select id from department order by id for update`)

export const storedDepartments = (db: Queries): Promise<StoredDepartment[]> =>
  db.query<StoredDepartment>(sql`
    select id, name, menu_slug as slug, is_hidden as "isHidden" from department order by position, id`)

/** In the order in which each row of them is shown: in its department, or in its category. */
export const storedCategories = (db: Queries): Promise<StoredCategory[]> =>
  db.query<StoredCategory>(sql`
    with goods as (
      select category_id, count(*)::int as products, count(*) filter (where status = 'active')::int as active
      from product group by category_id
    )
    select c.id, c.parent_id as "parentId", c.name, c.slug_url as slug, c.picture,
      hidden.category_id is not null as "isHidden", home.department_id as "homeId",
      coalesce(goods.products, 0) as "productCount", coalesce(goods.active, 0) as "activeCount",
      array(select dc.department_id from department_category dc
        where dc.category_id = c.id and not dc.is_home order by 1) as "alsoIn"
    from category c
      left join goods on goods.category_id = c.id
      left join unlisted_category hidden on hidden.category_id = c.id
      left join department_category home on home.category_id = c.id and home.is_home
    order by home.position nulls last, c.position, c.id`)

type Named = { name: string; slug: string }

/** Null where the address is taken. */
export const addDepartment = async (tx: Queries, { name, slug }: Named): Promise<number | null> => {
  const [made] = await tx.query<{ id: number }>(sql`
    insert into department (menu_slug, name, position)
    select ${slug}, ${name}, coalesce(max(position) + 1, 0) from department
    on conflict (menu_slug) do nothing returning id`)
  return made?.id ?? null
}

/** False where the address is taken. */
export const saveDepartment = async (
  tx: Queries,
  { id, name, slug, isHidden }: StoredDepartment,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update department set name = ${name}, menu_slug = ${slug}, is_hidden = ${isHidden}
    where id = ${id} and not exists (select 1 from department d where d.menu_slug = ${slug} and d.id <> ${id})
    returning id`)
  return saved.length > 0
}

export const deleteDepartment = (tx: Queries, id: number) =>
  tx.query(sql`delete from department where id = ${id}`)

export const orderDepartments = (tx: Queries, ids: readonly number[]) =>
  tx.query(sql`
    update department d set position = o.place - 1
    from unnest(${[...ids]}::int[]) with ordinality as o (id, place) where d.id = o.id`)
