import { cartCredentialsOf } from '../cart/cart-owner.ts'
import type { Change } from '../cart/own-cart.ts'
import type { Db } from '../platform/db/db.ts'
import { shopperIdOf, type Who } from '../platform/http/who.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'

/** A change of the caller's, at the prices that may be shown to who looks over their shoulder. */
export const shownChangeOf = async (
  { db, now }: { db: Db; now: () => Date },
  showroom: string,
  who: Who,
): Promise<Change> => ({
  db,
  showroom: await requireShowroom(db, showroom, shopperIdOf(who)),
  ...cartCredentialsOf(who),
  now: now(),
})
