import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteInvitesOf, ownInvites } from './followed-invite.store.ts'

export const invitePersonalData = (db: Db): PersonalData => ({
  name: 'invites',
  show: ({ id }) => ownInvites(db, id),
  erase: async (tx, accountId) => {
    await deleteInvitesOf(tx, accountId)
  },
})
