import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { addToCart, removeLine, updateCart } from './change-cart.ts'
import type { Change } from './own-cart.ts'
import { credentialsOf } from './cart-owner.ts'
import { readCart } from './read-cart.ts'

export type CartDeps = { db: Db; now: () => Date }

export const cartRoutes = (serve: Serve, { db, now }: CartDeps) => {
  const changeOf = async (showroomRef: string, who: Who): Promise<Change> => {
    const credentials = credentialsOf(who)
    const showroom = await requireShowroom(db, showroomRef, credentials.accountId)
    return { db, showroom, ...credentials, now: now() }
  }

  serve('GET /api/projectCart', async ({ query }, who) => ({
    success: true,
    data: await readCart(await changeOf(query.showroom, who)),
  }))

  serve('POST /api/projectCart/sync_to_cart', async ({ body }, who) =>
    addToCart(await changeOf(body.showroom, who), body.items),
  )

  serve('POST /api/projectCart/update_cart', async ({ body }, who) =>
    updateCart(await changeOf(body.showroom, who), body.lines),
  )

  serve('DELETE /api/cart/destroy/{id}', async ({ params, query }, who) =>
    removeLine(await changeOf(query.showroom, who), params.id),
  )
}
