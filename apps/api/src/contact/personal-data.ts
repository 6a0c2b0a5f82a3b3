import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { messagesOf, deleteMessagesOf } from './contact.store.ts'

export const contactPersonalData = (db: Db): PersonalData => ({
  name: 'messages',
  show: ({ id }) => messagesOf(db, id),
  erase: (tx, accountId) => deleteMessagesOf(tx, accountId),
})
