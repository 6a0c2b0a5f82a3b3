import { useMatch } from 'react-router'
import { useCategoryPlace } from '../current/useShopState.ts'

/** The menu_slug of the department that the page belongs to, if it belongs to one. */
export const useCurrentDepartment = (): string | undefined => {
  const department = useMatch('/department/:menuSlug/*')?.params.menuSlug
  const category = useMatch('/category/:category/*')?.params.category
  const place = useCategoryPlace(category ?? '')
  return department ?? place?.department.menu_slug
}
