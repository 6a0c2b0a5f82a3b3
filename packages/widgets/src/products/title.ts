import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { productsMessages } from './messages.ts'
import type { Shelf } from './useProducts.ts'

type Known = {
  shelf: Shelf
  search: string
  menu: readonly Department[]
  reply: ProductsReply | null
  /** Whether the reply is the one to this search. */
  isCurrent: boolean
}

/** From the menu where it is known, so that the heading stands before the products have come. */
export function titleOf({ shelf, search, menu, reply, isCurrent }: Known): string {
  const name = shelf.category
    ? (categoryNamed(shelf.category, menu) ?? reply?.category?.name)
    : menu.find((department) => department.menu_slug === shelf.department)?.name
  const meant = isCurrent && reply && reply.data.length > 0 ? reply.suggestion?.search : null
  if (search && meant) return productsMessages.resultsInstead(meant, search)
  if (search) return name ? productsMessages.resultsIn(search, name) : productsMessages.resultsFor(search)
  return name ?? productsMessages.allMaterials
}

const categoryNamed = (slug: string, menu: readonly Department[]): string | undefined =>
  menu
    .flatMap((department) => withChildren(department.categories))
    .find((category) => category.slug_url === slug || String(category.id) === slug)?.name

const withChildren = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withChildren(category.children)])
