import type { ProductsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import {
  type CategoryRow,
  type CategoryTree,
  findCategory,
  findDepartment,
  isHidden,
} from '../menu/category-tree.ts'
import type { Criteria } from './criteria.ts'

/** The shelf a visitor stands before: a category, a department, or the whole showroom. */
export type Place = {
  category: CategoryRow | null
  /** The one of the 21 whose attributes are the facets. */
  root: CategoryRow | null
  within: Criteria['within']
}

/** What the showroom hides is as unknown as what does not exist. */
export const placeOf = (
  tree: CategoryTree,
  hiddenIds: readonly number[],
  { category: ref, department: slug }: Pick<ProductsRequest, 'category' | 'department'>,
): Place => {
  if (ref !== undefined) {
    const category = findCategory(tree, ref)
    if (!category || isHidden(tree, category, hiddenIds)) return refuseUnknown()
    const root = tree.rootOf(category)
    const within = category === root ? { rootIds: [root.id] } : { categoryId: category.id }
    return { category, root, within }
  }
  if (slug === undefined) return { category: null, root: null, within: null }
  const department = findDepartment(tree, slug) ?? refuseUnknown()
  return { category: null, root: null, within: { rootIds: department.categoryIds } }
}
