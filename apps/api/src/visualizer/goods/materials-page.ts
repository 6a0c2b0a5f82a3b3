import type { ProductsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import { colorDistance, labOf } from '@showroom/contract/visualizer/color-distance.rules'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { CatalogueApi } from '../../catalogue/module.ts'
import { pageLinks } from '../../shared/page-links.ts'
import { pagesOf } from '../../shared/paged-reply.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { Goods } from './goods.ts'
import { type PlaceKey, shelvesFor } from '@showroom/contract/visualizer/places'

type Asked = {
  surface: PlaceKey
  near: string | undefined
  product?: string | undefined
  request: ProductsRequest
}
type Deps = { goods: Goods; catalogue: Pick<CatalogueApi, 'products'> }

/** A page of the showroom’s goods, with what laying and counting need; nearest to a color first where one is named. */
export const materialsPage = async (
  { goods, catalogue }: Deps,
  showroom: ShowroomContext,
  { surface, near, product, request }: Asked,
) => {
  const page = await catalogue.products(showroom, request)
  if (near !== undefined)
    return { ...page, ...(await nearestPage(goods, showroom, { surface, near, request })) }
  const ids = [...new Set([...(product === undefined ? [] : [product]), ...page.data.map(({ id }) => id)])]
  return { ...page, data: inOrder(ids, await goods.materials(showroom, ids)) }
}

const inOrder = (ids: readonly string[], materials: readonly Material[]): Material[] => {
  const byId = new Map(materials.map((material) => [material.id, material]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Of all categories that may lie there, or of the one that is asked for. */
const nearestPage = async (
  goods: Goods,
  showroom: ShowroomContext,
  { surface, near, request }: Asked & { near: string },
) => {
  const { candidates } = await goods.of(showroom)
  const color = labOf(`#${near.replace('#', '').toLowerCase()}`)
  const { category, page: asked, page_size: size } = request
  const found = candidates
    .filter(({ category: root, subcategory }) => {
      const fits = shelvesFor(surface).includes(root)
      return fits && (category === undefined || category === root || category === subcategory)
    })
    .map(({ publicId, color: own }) => ({ publicId, distance: colorDistance(color, own) }))
    .sort((one, other) => one.distance - other.distance)
  const last = pagesOf(found.length, size)
  const current = Math.min(asked, last)
  const ids = found.slice((current - 1) * size, current * size).map(({ publicId }) => publicId)
  const query = new URLSearchParams({ showroom: request.showroom, surface, near })
  return {
    data: inOrder(ids, await goods.materials(showroom, ids)),
    total: found.length,
    current_page: current,
    last_page: last,
    links: pageLinks(current, last, (page) => `/api/visualization/materials?${query}&page=${page}`),
  }
}
