import { showroomUserId, vendorNamed } from '../../balance/testing/balance.store.ts'
import type { Db } from '../../platform/db/db.ts'

const showrooms: Record<string, string> = { 'the Pro': 'HARVEST2', Maple: 'MAPLE247' }

/** Whose balance it is, by the name that a test calls them. */
export const partyCalled = async (db: Db, name: string) => {
  const showroom = showrooms[name]
  return showroom
    ? { account: 'contractor', party: await showroomUserId(db, showroom) }
    : { account: 'vendor', party: await vendorNamed(db, `Vendor ${name}`) }
}
