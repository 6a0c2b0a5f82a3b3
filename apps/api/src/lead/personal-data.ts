import { accountById } from '../account/account.store.ts'
import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { leadsOfPerson, deleteLeadsOf } from './lead.store.ts'

type Known = { id: number; email: string; emailVerifiedAt: Date | null }

/** An address that nobody has proven to be theirs opens no one's leads. */
const personOf = ({ id, email, emailVerifiedAt }: Known) => ({
  id,
  email: emailVerifiedAt === null ? null : email,
})

/** What somebody typed into the offer's form. */
export const leadPersonalData = (db: Db): PersonalData => ({
  name: 'leads',
  show: async (account) => {
    const leads = await leadsOfPerson(db, personOf(account))
    return leads.map(({ id: _id, showroom: _showroom, ...lead }) => lead)
  },
  erase: async (tx, accountId) => {
    const account = await accountById(tx, accountId)
    if (account) await deleteLeadsOf(tx, personOf(account))
  },
})
