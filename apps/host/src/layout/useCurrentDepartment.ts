import { useMatch } from 'react-router'
import { isIn } from '../shop-context/category-place.ts'
import { useMenu } from '../shop-context/useShopState.ts'

/** The menu_slug of the department that the page belongs to; a category that stands in several belongs to none alone. */
export const useCurrentDepartment = (): string | undefined => {
  const department = useMatch('/department/:menuSlug/*')?.params.menuSlug
  const category = useMatch('/category/:category/*')?.params.category
  const having = useMenu().filter((each) => category !== undefined && isIn(each, category))
  return department ?? (having.length === 1 ? having[0]?.menu_slug : undefined)
}
