import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { removeClientPrices } from '../pricing/price-list/client-price-list.store.ts'
import { couponsMadeFor, endCouponsFor } from './coupon/coupon-book.store.ts'
import { deleteRulesFor } from './markup/markup-rule.store.ts'
import { deletePlansFor } from './markup/plan/markup-plan.store.ts'

/** What Pros have made for a client. Their markup is theirs: it is never shown, and goes with the client. */
export const proPricingPersonalData = (db: Db): PersonalData => ({
  name: 'coupons',
  show: ({ id }) => couponsMadeFor(db, id),
  erase: async (tx, accountId) => {
    await endCouponsFor(tx, accountId)
    await removeClientPrices(tx, accountId)
    await deleteRulesFor(tx, accountId)
    await deletePlansFor(tx, accountId)
  },
})
