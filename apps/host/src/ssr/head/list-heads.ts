import type { Category } from '@showroom/contract/catalogue/catalogue'
import { pageMeta } from '../../data/page-meta.ts'
import { placeIn } from '../../shop-context/category-place.ts'
import { paths } from '../../paths.ts'
import type { Head, Known } from './head.ts'
import { headMessages } from './head.messages.ts'

export const titled = (name: string) => `${name} · ${pageMeta.appName}`

export function departmentHead({ params: { menuSlug = '', categorySlug }, menu, query }: Known): Head | null {
  const department = menu.find((each) => each.menu_slug === menuSlug)
  if (!department) return null
  const { name, categories } = department
  const products = categories.reduce((sum, each) => sum + each.product_count, 0)
  if (categorySlug === undefined) return list(name, products, paths.department(menuSlug))
  const place = placeIn([department], categorySlug)
  if (!place) return null
  // A subcategory is to be found by the address that the lists of products link to.
  return place.leaf
    ? listOf(place.leaf, paths.category(place.leaf.slug_url), query)
    : listOf(place.category, paths.department(menuSlug, place.category.slug_url), query)
}

export function categoryHead({ params: { category = '' }, menu, query }: Known): Head | null {
  const place = placeIn(menu, category)
  if (!place) return null
  const { leaf, category: parent } = place
  const shown = leaf ?? parent
  return listOf(shown, paths.category(shown.slug_url), query)
}

const listOf = (category: Category, path: string, query: URLSearchParams): Head =>
  list(category.name, category.product_count, paged(path, query))

const list = (name: string, products: number, canonical: string): Head => ({
  title: titled(name),
  description: headMessages.of(name, products),
  canonical,
})

export const paged = (path: string, query: URLSearchParams): string => {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? `${path}?page=${page}` : path
}
