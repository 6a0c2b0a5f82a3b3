import { dayAndHour } from '@showroom/contract/shared/day'
import { type ProductStatus, productStatuses } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { ParsedRequestFor, Serve } from '../../platform/http/serve.ts'
import { mostExported } from '../../shared/csv.ts'
import { tableReply } from '../../shared/table.ts'
import { type GoodsViewer, goodsViewer, ownGoods, requireVendor } from '../viewer.ts'
import { createProduct, type EditDeps, editProduct } from './edit-product.ts'
import { moveProduct } from './move-product.ts'
import { presentProduct, presentRow } from './present-product.ts'
import { productFile } from './product-file.ts'
import { countProducts, type ProductSearch, productsFound } from './product-list.store.ts'
import { readShelves } from './shelves.store.ts'
import { saveVariants } from '../variant/save-variants.ts'
import { tieParts } from './product-parts.ts'
import { arrangeOwnPhotos } from './product-photos.ts'

const path = '/api/vendor_products'

type Asked = ParsedRequestFor<'GET /api/vendor_products'>['query']

const searchIn = (query: Asked, { vendorId }: GoodsViewer): ProductSearch => {
  const { s: text, status = null, category = null } = query
  return { vendorId, text, status, category }
}

/** A vendor’s goods: the vendor looks after them, an Admin lets them into shops. */
export const productRoutes = (serve: Serve, deps: EditDeps) => {
  const { db, now } = deps

  serve('GET /api/vendor_products', async ({ query }, who) => {
    const search = searchIn(query, await goodsViewer(db, who))
    const { sort = '-updated' } = query
    const counted = await countProducts(db, search)
    const countOf = (status: ProductStatus) => counted.get(status) ?? 0
    const counts = Object.fromEntries(productStatuses.map((status) => [status, countOf(status)]))
    const fitting: readonly ProductStatus[] = search.status === null ? productStatuses : [search.status]
    const reply = await tableReply({
      path,
      query,
      total: fitting.reduce((sum, status) => sum + countOf(status), 0),
      read: async (span) => (await productsFound(db, search, { sort, ...span })).map(presentRow),
    })
    return { ...reply, counts: counts as Record<ProductStatus, number> } // a number for every status
  })

  serve('GET /api/vendor_products/export', async ({ query }, who) => {
    const search = searchIn(query, await goodsViewer(db, who))
    const { sort = '-updated' } = query
    const found = await productsFound(db, search, { sort, skip: 0, most: mostExported })
    const file_name = `showroom-products-${dayAndHour(now()).day}.csv`
    return {
      success: true,
      data: { file_name, media_type: 'text/csv', text: productFile(found.map(presentRow)) },
    }
  })

  serve('GET /api/vendor_goods/shelves', async () => ({ success: true, data: await readShelves(db) }))

  serve('GET /api/vendor_products/{id}', async ({ params }, who) => ({
    success: true,
    data: await presentProduct(db, params.id, await goodsViewer(db, who)),
  }))

  productChanges(serve, deps)
}

const productChanges = (serve: Serve, deps: EditDeps) => {
  const { db } = deps
  const shown = async (id: string, viewer: GoodsViewer, message: string) => ({
    success: true as const,
    data: await presentProduct(db, id, viewer),
    message,
  })

  serve('POST /api/vendor_products', async ({ body }, who) => {
    const own = await requireVendor(db, who)
    return shown(await createProduct(deps, own, body), own, say.created)
  })

  serve('PUT /api/vendor_products/{id}', async ({ params: { id }, body }, who) => {
    const own = await ownGoods(db, who)
    await editProduct(deps, { publicId: id, vendorId: own.vendorId }, body)
    return shown(id, own, say.saved)
  })

  serve('PUT /api/vendor_products/{id}/photos', async ({ params: { id }, body }, who) => {
    const own = await ownGoods(db, who)
    await arrangeOwnPhotos(deps, { publicId: id, vendorId: own.vendorId }, body.photos)
    return shown(id, own, say.photosSaved)
  })

  serve('PUT /api/vendor_products/{id}/parts', async ({ params: { id }, body }, who) => {
    const own = await ownGoods(db, who)
    await tieParts(deps, { publicId: id, vendorId: own.vendorId }, body)
    return shown(id, own, say.partsSaved)
  })

  serve('PUT /api/vendor_products/{id}/variants', async ({ params: { id }, body }, who) => {
    const own = await ownGoods(db, who)
    await saveVariants(deps, { publicId: id, vendorId: own.vendorId }, body.variants)
    return shown(id, own, say.variantsSaved)
  })

  serve('POST /api/vendor_products/{id}/status', async ({ params: { id }, body }, who) => {
    const viewer = await goodsViewer(db, who)
    await moveProduct(deps, viewer, { publicId: id, ...body })
    return shown(id, viewer, say.moved(body.move))
  })
}
