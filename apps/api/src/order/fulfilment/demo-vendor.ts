import { accountByEmail } from '../../account/account.store.ts'
import { demoPeople } from '../../account/demo-people.ts'
import type { Db } from '../../platform/db/db.ts'
import { demoVendor, linkVendor } from './vendor-member.store.ts'

/** The demo person of type Vendor speaks for a vendor of the demo catalogue. Safe to run again. */
export const linkDemoVendor = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const person = demoPeople.find(({ type }) => type === 'Vendor')
    const account = person && (await accountByEmail(tx, person.email))
    const vendorId = await demoVendor(tx)
    if (account && vendorId !== null) await linkVendor(tx, { accountId: account.id, vendorId })
  })
