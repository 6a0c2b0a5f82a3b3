import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { dayAndHour } from '@showroom/contract/shared/day'
import { changeOf } from '../cart/own-cart.ts'
import { readCart, summaryOf } from '../cart/read-cart.ts'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { showroomContext, showroomProfileOf } from '../showroom/showroom.store.ts'
import { countVisit } from '../showroom/visit.store.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { themeOf } from '../showroom/theme.ts'

export type ShopDeps = {
  db: Db
  now: () => Date
  menuOf: (showroom: ShowroomContext) => Promise<Department[]>
  categoriesOf: (showroom: ShowroomContext) => Promise<Category[]>
}

/** What a server draws ahead asks without a browser, and an Admin who looks on as somebody comes for no goods. */
const isVisit = ({ userAgent, caller }: Who): boolean => userAgent !== '' && !caller?.isLookingOn

/** One read for all that an embed needs before its first widget draws; and a showroom with what it shows. */
export const shopRoutes = (serve: Serve, { db, now, menuOf, categoriesOf }: ShopDeps) => {
  serve('GET /api/visualization/shop_profile', async ({ query }) => {
    const ref = query.vsd_id || query.showroom
    const showroom = ref ? await showroomContext(db, ref) : null
    const found = showroom && (await showroomProfileOf(db, showroom.id))
    // The specification's way of saying “not found” here is empty data, not a status.
    if (!found) return { success: true, data: [] }
    return { success: true, data: { profile: found.profile, category: await categoriesOf(showroom) } }
  })

  serve('GET /api/shop', async ({ query }, who) => {
    const change = await changeOf({ db, now }, query.showroom, who)
    const { showroom } = change
    const [found, menu, cart] = await Promise.all([
      showroomProfileOf(db, showroom.id),
      menuOf(showroom),
      readCart(change),
      isVisit(who) && countVisit(db, showroom.id, dayAndHour(now()).day),
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
