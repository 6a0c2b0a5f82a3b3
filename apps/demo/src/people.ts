import type { AccountType } from '@showroom/contract/account/account'
import type { Db } from '@showroom/api/platform/db/db'
import { newPublicId } from '@showroom/api/shared/public-id'
import { accountByEmail, createAccount, saveEmailVerified } from '@showroom/api/account/account.store'
import { saveDefaultAddress } from '@showroom/api/account/profile/address.store'
import { hashPassword } from '@showroom/api/account/credentials/password'

/** Everybody may read it: it opens nothing where customers are. */
export const demoPassword = 'try-the-showroom'

type DemoPerson = { email: string; type: AccountType; firstName: string; lastName: string; publicId?: string }

/** One of each kind, to look around with in development. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'homeowner@demo.example', type: 'User', firstName: 'Hanna', lastName: 'Homeowner' },
  {
    email: 'pro@demo.example',
    type: 'Contractor',
    firstName: 'Piet',
    lastName: 'Harvest',
    // Whose showroom HARVEST2 is.
    publicId: 'pro_h4r7q2vk9s',
  },
  { email: 'vendor@demo.example', type: 'Vendor', firstName: 'Vera', lastName: 'Vendor' },
  { email: 'admin@demo.example', type: 'Admin', firstName: 'Ada', lastName: 'Admin' },
]

const address = { street: '12 Elm St', apartment: '', city: 'Pasadena', state: 'CA', zip_code: '91101' }

/** Safe to run again: whoever is there, or was renamed, stays as they are. */
export const seedDemoPeople = async (db: Db, now: Date): Promise<void> => {
  for (const person of demoPeople) {
    if (await accountByEmail(db, person.email)) continue
    const passwordHash = await hashPassword(demoPassword)
    await db.transaction(async (tx) => {
      const id = await createAccount(tx, {
        ...person,
        publicId: person.publicId ?? newPublicId(),
        status: 'Active',
        passwordHash,
        countryCode: '+1',
        phoneNumber: '6265550142',
        zipCode: address.zip_code,
        showroomId: null,
      })
      if (id === null) return
      await saveEmailVerified(tx, id, now)
      if (person.type === 'User') await saveDefaultAddress(tx, id, address)
    })
  }
}
