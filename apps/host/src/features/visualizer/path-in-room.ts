import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { roomToTry } from './try-product.rules.ts'
import { visualizerPaths } from './visualizer-paths.ts'

/** The product on a surface of a room, where it can lie on one. Of a vendor's photo nothing is known but how it looks. */
export const pathInRoom = ({ id, stock, breadcrumb, ...product }: ProductDetail): string | null => {
  if (!product.pictures_are_illustrations || stock.status === 'discontinued') return null
  for (const { slug_url: category } of breadcrumb) {
    const tried = roomToTry({ product: id, category, room: null })
    if (tried) return visualizerPaths.tried(tried)
  }
  return null
}
