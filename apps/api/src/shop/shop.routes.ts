import type { Department } from '@showroom/contract/catalogue/catalogue'
import { shownBy } from '../cart/holder.ts'
import { readCart, summaryOf } from '../cart/read-cart.ts'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { showroomProfileOf } from '../showroom/showroom.store.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { themeOf } from '../showroom/theme.ts'

export type ShopParts = {
  db: Db
  now: () => Date
  menuOf: (showroom: ShowroomContext) => Promise<Department[]>
}

/** One read for all that an embed needs before its first widget draws. */
export const shopRoutes = (serve: Serve, { db, now, menuOf }: ShopParts) => {
  serve('GET /api/shop', async ({ query }, who) => {
    const shown = shownBy(who)
    const showroom = await requireShowroom(db, query.showroom, shown.accountId)
    const [found, menu, cart] = await Promise.all([
      showroomProfileOf(db, showroom.id),
      menuOf(showroom),
      readCart({ db, showroom, ...shown, now: now() }),
    ])
    const profile = found?.profile ?? null
    return {
      success: true,
      data: {
        profile,
        showroom: showroom.ref,
        theme: themeOf(profile),
        session: { kind: 'guest' },
        menu,
        cart: summaryOf(cart),
        powered_by: !found?.hidesPoweredBy,
      },
    }
  })
}
