import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteTermsOf, ownTerms } from './client-terms.store.ts'

export const clientTermsPersonalData = (db: Db): PersonalData => ({
  name: 'client_terms',
  show: ({ id }) => ownTerms(db, id),
  erase: async (tx, accountId) => {
    await deleteTermsOf(tx, accountId)
  },
})
