import { accountByEmail } from '@showroom/api/account/account.store'
import { demoPeople } from './people.ts'
import { demoVendor } from './vendor.store.ts'
import type { Db } from '@showroom/api/platform/db/db'
import { linkVendor } from '@showroom/api/order/fulfilment/vendor-member.store'

/** The demo person of type Vendor speaks for a vendor of the demo catalogue. Safe to run again. */
export const linkDemoVendor = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const person = demoPeople.find(({ type }) => type === 'Vendor')
    const account = person && (await accountByEmail(tx, person.email))
    const vendorId = await demoVendor(tx)
    if (account && vendorId !== null) await linkVendor(tx, { accountId: account.id, vendorId })
  })
