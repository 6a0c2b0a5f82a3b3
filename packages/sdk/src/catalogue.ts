import type { Department, ProductDetail } from '@showroom/contract/catalogue/catalogue'
import type { ProductsQuery, ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { Shop } from '@showroom/widgets/shop'

export type { ProductsQuery }

/** The showroom's products at its prices, for markup of a page's own. What fails rejects with a ShopError. */
export type Catalogue = {
  /** Departments with their categories. */
  categories: () => Promise<Department[]>
  /** A page of products with the counts of the filters; its query is that of `<showroom-products>`. */
  products: (query?: ProductsQuery) => Promise<ProductsReply>
  product: (id: string) => Promise<ProductDetail>
  /** Address of a picture of the catalogue, in the width that is nearest to the one that is wanted. */
  pictureUrl: (picture: { url: string; widths: number[] }, width: number) => string
}

export const catalogueOf = ({ call, showroom, apiBase, state }: Shop): Catalogue => ({
  categories: async () => {
    // They come with the shop, which is open as long as there is a connection.
    const { menu } = state.getState()
    return menu
  },
  products: (query = {}) => call('GET /api/visualization/products', { query: { ...query, showroom } }),
  product: async (id) => (await call('GET /api/public', { query: { pid: id, showroom } })).data,
  pictureUrl: ({ url, widths }, width) => {
    const nearest = widths.reduce((best, one) => (distance(one, width) < distance(best, width) ? one : best))
    return `${apiBase}${url}-${nearest}.webp`
  },
})

const distance = (one: number, other: number) => Math.abs(one - other)
