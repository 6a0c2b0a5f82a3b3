export type AttributeDefinition = {
  key: string
  label: string
  type: string
  unit: string | null
  filter: boolean
}

export type CategoryRow = {
  id: number
  parentId: number | null
  slug: string
  name: string
  seoTitle: string
  wastePct: number
  /** What filters and sorts compare. */
  pricePer: 'sqft' | 'unit'
  attributes: AttributeDefinition[]
  shipClass: string
  /** The name of the file that an Admin sent. */
  picture: string | null
}

export type DepartmentRow = {
  id: number
  name: string
  slug: string
  categoryIds: number[]
  /** Those that it is the home of. */
  homeCategoryIds: number[]
}

/** Departments, categories and subcategories in the order shown. */
export type CategoryTree = {
  roots: readonly CategoryRow[]
  /** The same as the menu has them, each once: by its home. */
  rootsInMenu: readonly CategoryRow[]
  byId: ReadonlyMap<number, CategoryRow>
  bySlug: ReadonlyMap<string, CategoryRow>
  departments: readonly DepartmentRow[]
  childrenOf(id: number): readonly CategoryRow[]
  rootOf(category: CategoryRow): CategoryRow
}

export const categoryTree = (
  rows: readonly CategoryRow[],
  departments: readonly DepartmentRow[],
): CategoryTree => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const children = new Map<number, CategoryRow[]>()
  for (const row of rows) {
    if (row.parentId === null) continue
    children.set(row.parentId, [...(children.get(row.parentId) ?? []), row])
  }
  const rootOf = (category: CategoryRow): CategoryRow => {
    const parent = category.parentId === null ? undefined : byId.get(category.parentId)
    return parent ? rootOf(parent) : category
  }
  const roots = rows.filter((row) => row.parentId === null)
  const homes = departments.flatMap(({ homeCategoryIds }) =>
    homeCategoryIds.flatMap((id) => byId.get(id) ?? []),
  )
  return {
    roots,
    rootsInMenu: [...new Set([...homes, ...roots])],
    byId,
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    departments,
    childrenOf: (id) => children.get(id) ?? [],
    rootOf,
  }
}

/** Slug of a category, or else its id (specification §2). */
export const findCategory = (tree: CategoryTree, ref: string): CategoryRow | undefined =>
  tree.bySlug.get(ref.toLowerCase()) ?? (/^\d{1,9}$/.test(ref) ? tree.byId.get(Number(ref)) : undefined)

export const findDepartment = (tree: CategoryTree, slug: string): DepartmentRow | undefined =>
  tree.departments.find((department) => department.slug === slug.toLowerCase())

/** A hidden category hides what is below it. */
export const isHidden = (tree: CategoryTree, category: CategoryRow, hiddenIds: readonly number[]): boolean =>
  hiddenIds.includes(category.id) || hiddenIds.includes(tree.rootOf(category).id)

export type Crumb = { name: string; slug_url: string }

/** From the category's root down to itself. */
export const breadcrumbOf = (tree: CategoryTree, category: CategoryRow): Crumb[] => {
  const parent = category.parentId === null ? undefined : tree.byId.get(category.parentId)
  const above = parent ? breadcrumbOf(tree, parent) : []
  return [...above, { name: category.name, slug_url: category.slug }]
}
