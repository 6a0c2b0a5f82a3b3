import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import {
  forgetCancelReasons,
  forgetProofs,
  forgetShipTo,
  forgetSignatures,
  openOrderNumbers,
  ordersKeptOf,
} from './personal-data.store.ts'
import { forgetReturns, openReturnOrders, returnsKeptOf } from './return/personal-data.store.ts'
import { leaveVendor } from './fulfilment/vendor-member.store.ts'

/** Orders stay in the books without saying who lived where; whoever has one on its way stays until it has come. */
export const orderPersonalData = (db: Db): PersonalData[] => [
  ordersOf(db),
  { name: 'returns', show: ({ id }) => returnsKeptOf(db, id) },
]

const ordersOf = (db: Db): PersonalData => ({
  name: 'orders',
  show: ({ id }) => ordersKeptOf(db, id),
  reasonToStay: async ({ id }) => {
    const numbers = await openOrderNumbers(db, id)
    const returning = await openReturnOrders(db, id)
    if (numbers.length === 0 && returning.length > 0)
      return `A return of your order ${returning.join(', ')} is open. You can delete your account when it is settled.`
    if (numbers.length === 0) return null
    return `Your order ${numbers.join(', ')} is on its way. You can delete your account when it has been delivered or cancelled.`
  },
  erase: async (tx, accountId) => {
    await forgetShipTo(tx, accountId)
    await forgetSignatures(tx, accountId)
    await forgetReturns(tx, accountId)
    await forgetCancelReasons(tx, accountId)
    await forgetProofs(tx, accountId)
    await leaveVendor(tx, accountId)
  },
})
