import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AttributeDefinition, CategoryRow, DepartmentRow } from './category-tree.ts'

type StoredCategory = Omit<CategoryRow, 'attributes'> & { attributes: AttributeDefinition[] }

export const readCategories = (db: Queries): Promise<CategoryRow[]> =>
  db.query<StoredCategory>(sql`
    select id, parent_id as "parentId", slug_url as slug, name, seo_title as "seoTitle",
      default_waste_pct as "wastePct", price_per as "pricePer", attributes, ship_class as "shipClass", picture
    from category order by position, id`)

/** Without those that menus do not show. */
export const readDepartments = (db: Queries): Promise<DepartmentRow[]> =>
  db.query<DepartmentRow>(sql`
    select d.id, d.name, d.menu_slug as slug,
      coalesce(array_agg(dc.category_id order by dc.is_home desc, dc.position)
        filter (where dc.category_id is not null), '{}') as "categoryIds",
      coalesce(array_agg(dc.category_id order by dc.position) filter (where dc.is_home), '{}') as "homeCategoryIds"
    from department d left join department_category dc on dc.department_id = d.id
    where not d.is_hidden group by d.id order by d.position, d.id`)
