import { requireAccount } from '../account/require-account.ts'
import { cartCredentialsOf } from '../cart/cart-owner.ts'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { checkoutMessages } from './quote/checkout.messages.ts'
import type { CheckoutDeps } from './quote/checkout-deps.ts'
import { chooseFor } from './quote/choose.ts'
import { cancelPlacing, placeOrder, readPlacing, tryCard } from './placing/placing.ts'
import { type Looking, readCheckout } from './quote/read-checkout.ts'

const lookingFor = async (db: Db, showroomRef: string, who: Who): Promise<Looking> => {
  const credentials = cartCredentialsOf(who)
  return {
    ...credentials,
    showroom: await requireShowroom(db, showroomRef, credentials.accountId),
    showsAddress: who.caller?.scope === 'account',
  }
}

export const checkoutRoutes = (serve: Serve, deps: CheckoutDeps) => {
  const { db } = deps

  serve('GET /api/checkout', async ({ query }, who) => ({
    success: true,
    data: await readCheckout(db, deps, await lookingFor(db, query.showroom, who)),
  }))

  serve('PUT /api/checkout', async ({ body: { showroom, ...chosen } }, who) => ({
    success: true,
    data: await chooseFor(deps, await lookingFor(db, showroom, who), chosen),
  }))

  serve('POST /api/checkout', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    const data = await placeOrder(deps, {
      account,
      showroom: await requireShowroom(db, body.showroom, account.id),
      cartVersion: body.cart_version,
      priceVersion: body.price_version,
      card: body.card,
    })
    return { success: true, data }
  })

  serve('GET /api/checkout/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await readPlacing(deps, { account, orderId: params.id }) }
  })

  serve('POST /api/checkout/{id}/card', async ({ params, body }, who) => {
    const { account } = await requireAccount(deps, who)
    const data = await tryCard(deps, { account, orderId: params.id, card: body.card })
    return { success: true, data }
  })

  serve('DELETE /api/checkout/{id}', async ({ params }, who) => {
    const { account } = await requireAccount(deps, who)
    await cancelPlacing(deps, { account, orderId: params.id })
    return { success: true, data: {}, message: checkoutMessages.abandoned }
  })
}
