import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { pricePerOf, seoTitleOf, taxonomy } from './taxonomy.ts'

/** A database that was never filled gets its departments and categories; whoever changed them keeps theirs. */
export const ensureTaxonomy = async (tx: Queries): Promise<void> => {
  const [there] = await tx.query(sql`select 1 from department limit 1`)
  if (!there) await saveTaxonomy(tx)
}

/** Departments, the 21 categories and their subcategories. Safe to run again. */
export const saveTaxonomy = async (tx: Queries): Promise<void> => {
  await tx.query(sql`
    insert into department (menu_slug, name, position)
    select menu_slug, name, position from jsonb_to_recordset(${JSON.stringify(
      taxonomy.departments.map((department, position) => ({ ...department, position })),
    )}::jsonb) as d (menu_slug text, name text, position int)
    on conflict (menu_slug) do update set name = excluded.name, position = excluded.position`)
  await saveCategories(tx, taxonomy.categories.map(rootRow))
  await saveCategories(
    tx,
    taxonomy.categories.flatMap((category) =>
      category.subcategories.map((subcategory, position) => ({
        ...rootRow(category, position),
        slug: subcategory.slug,
        parent: category.slug_url,
        name: subcategory.name,
        seo_title: subcategory.name,
        attributes: [],
        sample: null,
      })),
    ),
  )
  await saveDepartmentCategories(tx)
}

type Category = (typeof taxonomy.categories)[number]

const rootRow = (category: Category, position: number) => ({
  slug: category.slug_url,
  parent: '',
  name: category.tile_name,
  seo_title: seoTitleOf(category.slug_url, category.tile_name),
  position,
  waste: category.default_waste_pct,
  price_per: pricePerOf(category.slug_url),
  attributes: category.attributes,
  lead_min: category.lead_time_business_days[0],
  lead_max: category.lead_time_business_days[1],
  ship_class: category.ship_class,
  sample: category.sample,
})

const saveCategories = (tx: Queries, rows: readonly object[]) =>
  tx.query(sql`
    insert into category (parent_id, slug_url, name, seo_title, position, default_waste_pct, price_per,
      attributes, lead_days_min, lead_days_max, ship_class, sample)
    select parent.id, c.slug, c.name, c.seo_title, c.position, c.waste, c.price_per,
      c.attributes, c.lead_min, c.lead_max, c.ship_class, c.sample
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (slug text, parent text, name text,
      seo_title text, position int, waste int, price_per text, attributes jsonb, lead_min int, lead_max int,
      ship_class text, sample jsonb)
    left join category parent on parent.slug_url = c.parent
    on conflict (slug_url) do update set name = excluded.name, seo_title = excluded.seo_title,
      position = excluded.position, default_waste_pct = excluded.default_waste_pct,
      price_per = excluded.price_per, attributes = excluded.attributes`)

const saveDepartmentCategories = (tx: Queries) => {
  const shown = taxonomy.categories.flatMap((category, position) =>
    [category.department, ...category.also_in].map((department, index) => ({
      department,
      slug: category.slug_url,
      is_home: index === 0,
      position,
    })),
  )
  return tx.query(sql`
    insert into department_category (department_id, category_id, is_home, position)
    select d.id, c.id, s.is_home, s.position
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as s (department text, slug text, is_home boolean, position int)
    join department d on d.name = s.department
    join category c on c.slug_url = s.slug
    on conflict (department_id, category_id) do update
      set is_home = excluded.is_home, position = excluded.position`)
}
