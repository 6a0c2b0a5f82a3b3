import { hourMs } from '@showroom/contract/shared/time'
import type { Deed } from '../../audit/audit.store.ts'
import type { aReturnShop } from './a-return-shop.ts'

export type ReturnShop = ReturnType<typeof aReturnShop>

/** A call of an Admin, and what it leaves in the audit of what it was done to: oldest first. */
export type Walk = { walk: (shop: ReturnShop) => Promise<string>; left: readonly Partial<Deed>[] }

/** Past the hour, with its tile approved by whoever sells it. */
export const approvedIn = async (shop: ReturnShop) => {
  const order = await shop.placed()
  await shop.later(2 * hourMs)
  const tile = await order.itemNamed('example-tile')
  await shop.vendorA().set(tile, 'vendor_approved')
  return { ...order, tile }
}
