import type { Order } from '@showroom/contract/order/order'
import { type AddressChange, moreCentsOf } from '../address/address-change.store.ts'
import type { ShipTo } from '../placing/new-order.ts'
import type { OrderFacts } from './order-facts.ts'

export type AskedElsewhere = {
  change: AddressChange
  /** A bank has not answered yet, or asks its customer. */
  isAsked: boolean
}

export const presentPlace = ({ street, apartment, city, state, zip_code, contact }: ShipTo) => ({
  street,
  apartment,
  city,
  state,
  zip_code,
  contact,
})

/** Another address that was accepted and waits for the bank. */
export const presentElsewhere = (
  { change, isAsked }: AskedElsewhere,
  { totalCents }: Pick<OrderFacts, 'totalCents'>,
): Order['address_change'] => {
  const moreCents = moreCentsOf(change)
  return {
    state: isAsked ? 'asking' : 'unheld',
    ship_to: presentPlace(change.shipTo),
    more_cents: moreCents,
    total_cents: totalCents + moreCents,
    pay_by: change.payBy.toISOString(),
    can: { keep_address: !isAsked },
  }
}
