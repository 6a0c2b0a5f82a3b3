import type { Shop } from '@showroom/widgets/shop'

/** Where the links of HTML that a server drew lead: to the showroom's pages on the marketplace, with or without script. */
export const linksTo = ({ apiBase, state }: Pick<Shop, 'apiBase' | 'state'>) => ({
  productHref: (id: string) => {
    const vsdId = state.getState().profile?.vsd_id
    return `${apiBase}/showroom/product/${id}${vsdId ? `/${vsdId}` : ''}`
  },
  categoryHref: (slug: string) => `${apiBase}/showroom/category/${slug}`,
})
