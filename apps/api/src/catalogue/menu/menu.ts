import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { sentPicture } from '../departments/picture-path.ts'
import { type CategoryRow, type CategoryTree, isHidden } from './category-tree.ts'

/** What a showroom shows, and how much of it. */
export type Shelf = { tree: CategoryTree; counts: ReadonlyMap<number, number>; hiddenIds: readonly number[] }

export const menuOf = (shelf: Shelf): Department[] =>
  shelf.tree.departments
    .map(({ id, name, slug, categoryIds }) => ({
      id,
      name,
      menu_slug: slug,
      categories: categoryIds
        .flatMap((categoryId) => shelf.tree.byId.get(categoryId) ?? [])
        .filter((category) => isShown(shelf, category))
        .map((category) => categoryOf(shelf, category)),
    }))
    .filter(({ categories }) => categories.length > 0)

export const categoriesOf = (shelf: Shelf): Category[] =>
  shelf.tree.roots
    .filter((category) => isShown(shelf, category))
    .map((category) => categoryOf(shelf, category))

export const categoryOf = (shelf: Shelf, category: CategoryRow): Category => {
  const children = shelf.tree
    .childrenOf(category.id)
    .filter((child) => isShown(shelf, child))
    .map((child) => categoryOf(shelf, child))
    .filter(({ product_count }) => product_count > 0)
  const ownCount = shelf.counts.get(category.id) ?? 0
  return {
    id: category.id,
    name: category.name,
    slug_url: category.slug,
    product_count: children.reduce((sum, child) => sum + child.product_count, ownCount),
    picture: pictureOf(category),
    children,
  }
}

/** What an Admin sent, else what was drawn for the 21 tiles; a subcategory shows its products instead. */
const pictureOf = ({ parentId, picture, slug }: CategoryRow): string | null => {
  if (parentId !== null) return null
  return picture === null ? `/showroom/pictures/category-${slug}-480.webp` : sentPicture(picture)
}

const isShown = ({ tree, hiddenIds }: Shelf, category: CategoryRow): boolean =>
  !isHidden(tree, category, hiddenIds)
