import { createAccount } from '../../account/account.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'

type Telling = { email: string; type?: 'User' | 'Contractor'; publicId?: string; showroomId?: number }

/** Somebody who has registered; answers their id. */
export const anAccount = async (db: Queries, { email, ...telling }: Telling): Promise<number> => {
  const id = await createAccount(db, {
    publicId: newPublicId(),
    type: 'User',
    status: 'Active',
    firstName: 'Cleo',
    lastName: 'Client',
    email,
    passwordHash: null,
    countryCode: '+1',
    phoneNumber: '6265550142',
    zipCode: '90012',
    showroomId: null,
    ...telling,
  })
  if (id === null) throw new Error(`Somebody has ${email} already.`)
  return id
}
