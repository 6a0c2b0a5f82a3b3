import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Made = { name: string; slug: string; pricePer: 'sqft' | 'unit'; parentId: number | null }

/** Last of its row; what is below a category ships and is compared as that is. Null where the address is taken. */
export const addCategory = async (tx: Queries, made: Made): Promise<number | null> => {
  const { name, slug, parentId } = made
  const [added] = await tx.query<{ id: number }>(sql`
    insert into category (parent_id, slug_url, name, seo_title, position, price_per, default_waste_pct,
      lead_days_min, lead_days_max, ship_class)
    select ${parentId}::int, ${slug}, ${name}, ${name},
      (select coalesce(max(position) + 1, 0) from category where parent_id is not distinct from ${parentId}::int),
      coalesce(parent.price_per, ${made.pricePer}), coalesce(parent.default_waste_pct, 0),
      coalesce(parent.lead_days_min, 3), coalesce(parent.lead_days_max, 15), coalesce(parent.ship_class, '')
    from (select 1) one left join category parent on parent.id = ${parentId}::int
    on conflict (slug_url) do nothing returning id`)
  return added?.id ?? null
}

type Saved = { id: number; name: string; slug: string }

/** False where the address is taken. Search engines read the name that people read. */
export const saveCategory = async (tx: Queries, { id, name, slug }: Saved): Promise<boolean> => {
  const saved = await tx.query(sql`
    update category set name = ${name}, slug_url = ${slug},
      seo_title = case when name = ${name} then seo_title else ${name} end
    where id = ${id} and not exists (select 1 from category c where c.slug_url = ${slug} and c.id <> ${id})
    returning id`)
  return saved.length > 0
}

export const deleteCategory = (tx: Queries, id: number) =>
  tx.query(sql`delete from category where id = ${id}`)

/** From every showroom, or from none but those whose Pro hides it. */
export const hideEverywhere = (tx: Queries, id: number, isHidden: boolean) =>
  tx.query(
    isHidden
      ? sql`insert into unlisted_category (category_id) values (${id}) on conflict do nothing`
      : sql`delete from unlisted_category where category_id = ${id}`,
  )

/** The last one of a department that is its home from now on, in the place of the home before. */
export const moveHome = async (tx: Queries, id: number, departmentId: number) => {
  await tx.query(sql`
    delete from department_category
    where category_id = ${id} and (is_home or department_id = ${departmentId}::int)`)
  await tx.query(sql`
    insert into department_category (department_id, category_id, is_home, position)
    select ${departmentId}::int, ${id}::int, true, coalesce(max(position) + 1, 0)
    from department_category where department_id = ${departmentId}::int`)
}

/** The departments that show it besides its home; those that did already keep their place in it. */
export const showAlsoIn = async (tx: Queries, id: number, departmentIds: readonly number[]) => {
  const wanted = [...departmentIds]
  await tx.query(sql`
    delete from department_category
    where category_id = ${id} and not is_home and department_id <> all(${wanted}::int[])`)
  await tx.query(sql`
    insert into department_category (department_id, category_id, is_home, position)
    select d.id, ${id}::int, false,
      (select coalesce(max(position) + 1, 0) from department_category dc where dc.department_id = d.id)
    from department d where d.id = any(${wanted}::int[])
    on conflict (department_id, category_id) do nothing`)
}

export const orderInDepartment = (tx: Queries, departmentId: number, ids: readonly number[]) =>
  tx.query(sql`
    update department_category dc set position = o.place - 1
    from unnest(${[...ids]}::int[]) with ordinality as o (id, place)
    where dc.category_id = o.id and dc.department_id = ${departmentId} and dc.is_home`)

export const orderBelow = (tx: Queries, parentId: number, ids: readonly number[]) =>
  tx.query(sql`
    update category c set position = o.place - 1
    from unnest(${[...ids]}::int[]) with ordinality as o (id, place)
    where c.id = o.id and c.parent_id = ${parentId}`)

export const savePicture = (tx: Queries, id: number, picture: string | null) =>
  tx.query(sql`update category set picture = ${picture} where id = ${id}`)

export const picturesInUse = async (db: Queries, files: readonly string[]): Promise<Set<string>> => {
  const rows = await db.query<{ picture: string }>(
    sql`select picture from category where picture = any(${[...files]}::text[])`,
  )
  return new Set(rows.map(({ picture }) => picture))
}
