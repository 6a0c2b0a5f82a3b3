import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { removeLine, updateCart } from './change-cart.ts'
import { changeOf } from './own-cart.ts'

export type CartDeps = { db: Db; now: () => Date }

/** What is read of a cart and put into it knows of projects, and is served with them. */
export const cartRoutes = (serve: Serve, deps: CartDeps) => {
  serve('POST /api/projectCart/update_cart', async ({ body }, who) =>
    updateCart(await changeOf(deps, body.showroom, who), body.lines),
  )

  serve('DELETE /api/cart/destroy/{id}', async ({ params, query }, who) =>
    removeLine(await changeOf(deps, query.showroom, who), params.id),
  )
}
