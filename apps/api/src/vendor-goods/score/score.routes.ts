import type { Db } from '../../platform/db/db.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { ownGoods } from '../viewer.ts'
import { openVendorScores, scoreCardOf } from './score-vendors.ts'

/** How vendors' orders went. */
export const scoreRoutes = (serve: Serve, { db, now }: { db: Db; now: () => Date }) => {
  const scoresOfVendors = openVendorScores({ db, now })
  serve('GET /api/vendor_score', async (_, who) => {
    const { vendorId } = await ownGoods(db, who)
    return { success: true, data: await scoreCardOf(db, vendorId, now()) }
  })
  serve('GET /api/vendor_scores', async () => ({ success: true, data: await scoresOfVendors() }))
}
