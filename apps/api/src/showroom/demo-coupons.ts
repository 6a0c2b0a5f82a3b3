import type { Db } from '../platform/db/db.ts'
import { ensureCoupon } from '../pricing/coupon/coupon.store.ts'
import { newPublicId } from '../shared/public-id.ts'
import { showroomContext } from './showroom.store.ts'

/** One to try in the demo showroom, for every product and everybody. */
const demoCoupon = { code: 'WELCOME5', offBps: 500 }

/** Safe to run again: a code that is there stays as its Pro has made it. */
export const seedDemoCoupons = async (db: Db, now: Date): Promise<void> => {
  const showroom = await showroomContext(db, 'HARVEST2')
  if (!showroom) return
  await ensureCoupon(db, {
    ...demoCoupon,
    showroomId: showroom.id,
    publicId: newPublicId(),
    startsAt: now,
  })
}
