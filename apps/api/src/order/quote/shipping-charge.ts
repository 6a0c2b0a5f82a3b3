import { latestShowroomOf } from '../../cart/showroom-carts.store.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import { requireShowroom } from '../../showroom/require-showroom.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { readCheckout } from './read-checkout.ts'

export type ChargeDeps = Pick<CheckoutDeps, 'db' | 'tax' | 'now'>

/** Whose delivery it is, and of which showroom's cart: unless one is named, of the cart that was changed last. */
type Asked = { accountId: number; showroom: string | undefined }

/** What the ways of delivery that were chosen cost, as the checkout shows them. */
export const shippingCentsOf = async (
  { db, tax, now }: ChargeDeps,
  { accountId, showroom: named }: Asked,
): Promise<number> => {
  const ref = named ?? (await latestShowroomOf(db, accountId))
  if (ref === null) return 0
  try {
    const showroom = await requireShowroom(db, ref, accountId)
    const looking = { showroom, accountId, cartToken: null, showsAddress: false }
    const { shipping_cents } = await readCheckout(db, { tax, now }, looking)
    return shipping_cents
  } catch (failure) {
    // A cart that can not be ordered now, or is of no showroom, is not delivered either; the profile is shown all the same.
    if (failure instanceof DomainError) return 0
    throw failure
  }
}
