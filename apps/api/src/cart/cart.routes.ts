import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { addToCart, removeLine, updateCart } from './change-cart.ts'
import { changeOf } from './own-cart.ts'
import { readCart } from './read-cart.ts'

export type CartDeps = { db: Db; now: () => Date }

export const cartRoutes = (serve: Serve, deps: CartDeps) => {
  serve('GET /api/projectCart', async ({ query }, who) => ({
    success: true,
    data: await readCart(await changeOf(deps, query.showroom, who)),
  }))

  serve('POST /api/projectCart/sync_to_cart', async ({ body }, who) =>
    addToCart(await changeOf(deps, body.showroom, who), body.items),
  )

  serve('POST /api/projectCart/update_cart', async ({ body }, who) =>
    updateCart(await changeOf(deps, body.showroom, who), body.lines),
  )

  serve('DELETE /api/cart/destroy/{id}', async ({ params, query }, who) =>
    removeLine(await changeOf(deps, query.showroom, who), params.id),
  )
}
