import type { Db } from '../../platform/db/db.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { tableReply } from '../../shared/table.ts'
import { ownGoods } from '../viewer.ts'
import { countVendors, vendorsFound } from './score.store.ts'
import { openVendorScores, scoreCardOf } from './score-vendors.ts'

/** How vendors' orders went. */
export const scoreRoutes = (serve: Serve, { db, now }: { db: Db; now: () => Date }) => {
  const scoresOfVendors = openVendorScores({ db, now })
  serve('GET /api/vendor_score', async (_, who) => {
    const { vendorId } = await ownGoods(db, who)
    return { success: true, data: await scoreCardOf(db, vendorId, now()) }
  })
  serve('GET /api/vendor_scores', async ({ query }) => {
    const { s: text, sort = 'vendor' } = query
    return tableReply({
      path: '/api/vendor_scores',
      query,
      total: await countVendors(db, text),
      read: async (span) => {
        const [found, scoreOf] = [await vendorsFound(db, { ...span, text, sort }), await scoresOfVendors()]
        return found.map(({ id, publicId, name }) => ({ id: publicId, vendor: name, score: scoreOf(id) }))
      },
    })
  })
}
