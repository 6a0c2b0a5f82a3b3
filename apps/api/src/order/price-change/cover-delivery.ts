import type { Queries } from '../../platform/db/db.ts'
import { forgetNeed, heldOf, releaseRest } from '../../payment/holds/captures.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { saveChangeState } from './change-price.store.ts'
import { dueOfDelivery } from './delivery-due.ts'
import { payingChangesOf } from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'

type Clock = Pick<PaymentDeps, 'now'>

/** Accepted prices of a delivery stand once a bank holds all that is still to be charged of it. */
export const acceptWhatIsHeld = async (tx: Queries, { now }: Clock, subOrderId: number): Promise<void> => {
  const paying = await payingChangesOf(tx, subOrderId)
  if (paying.length === 0) return
  const heldCents = await heldOf(tx, { subOrderId })
  if (heldCents < (await dueOfDelivery(tx, subOrderId))) return
  for (const change of paying) {
    if (await saveChangeState(tx, change.id, { state: 'accepted', at: now() }))
      await tellPriceChange(tx, { change, news: 'accepted', at: now() })
  }
}

type Unheld = { subOrderId: number; holdId: number; at: Date }

/** A bank did not hold the difference of accepted prices: what was held before stands. Whether there are any. */
export const tellUnheld = async (tx: Queries, { subOrderId, holdId, at }: Unheld): Promise<boolean> => {
  const paying = await payingChangesOf(tx, subOrderId)
  for (const change of paying) await tellPriceChange(tx, { change, news: 'unheld', at, nth: holdId })
  return paying.length > 0
}

/**
 * A line with an unpaid price is gone: what a bank holds is enough again for the others. A smaller hold takes over, as
 * the old one has been asked for another already and would not be renewed.
 */
export const coverRest = async (tx: Queries, clock: Clock, subOrderId: number): Promise<void> => {
  const dueCents = await dueOfDelivery(tx, subOrderId)
  const heldCents = await heldOf(tx, { subOrderId })
  if (dueCents === 0 || heldCents < dueCents) return
  await forgetNeed(tx, { subOrderId })
  await releaseRest(tx, clock, { subOrderId, keepCents: dueCents })
  await acceptWhatIsHeld(tx, clock, subOrderId)
}
