import type { Holding } from '../account/leaving/holding.ts'
import type { Db } from '../platform/db/db.ts'
import { messagesOf, removeMessagesOf } from './contact.store.ts'

export const contactHolding = (db: Db): Holding => ({
  name: 'messages',
  show: ({ id }) => messagesOf(db, id),
  erase: (tx, accountId) => removeMessagesOf(tx, accountId),
})
