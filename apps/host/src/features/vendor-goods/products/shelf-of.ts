import type { ProductShelf } from '@showroom/contract/vendor-goods/vendor-product'

/** The category that a place is in. */
export const shelfOf = (shelves: readonly ProductShelf[], place: string): ProductShelf | undefined =>
  shelves.find(({ subcategories }) => subcategories.some(({ category }) => category === place))
