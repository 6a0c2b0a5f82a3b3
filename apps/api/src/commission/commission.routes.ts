import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import { commissionFile } from './commission-file.ts'
import { reportCommission } from './report-commission.ts'

type Deps = { db: Db; now: () => Date }

/** Reports of the own showroom. */
export const commissionRoutes = (serve: Serve, deps: Deps) => {
  const { db, now } = deps

  serve('GET /api/commission', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    return { success: true, data: await reportCommission(db, { showroomId, now: now() }, query) }
  })

  serve('GET /api/commission/export', async ({ query }, who) => {
    const { id: showroomId } = await ownShowroom(deps, who)
    return { success: true, data: await commissionFile(db, { showroomId, now: now() }, query) }
  })
}
