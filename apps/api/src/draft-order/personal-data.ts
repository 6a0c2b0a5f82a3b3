import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteDraftOrdersFor, ownDraftOrders, untieDraftOrdersFrom } from './own-draft-orders.store.ts'

export const draftOrderPersonalData = (db: Db): PersonalData => ({
  name: 'draft_orders',
  show: ({ id }) => ownDraftOrders(db, id),
  erase: async (tx, accountId) => {
    await deleteDraftOrdersFor(tx, accountId)
    await untieDraftOrdersFrom(tx, accountId)
  },
})
