import type { Db } from '@showroom/api/platform/db/db'
import { ensureCoupon } from '@showroom/api/pricing/coupon/coupon.store'
import { newPublicId } from '@showroom/api/shared/public-id'
import { showroomContext } from '@showroom/api/showroom/showroom.store'

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
