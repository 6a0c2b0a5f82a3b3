import { shownDay } from '@showroom/contract/shared/day'
import { pauseMessages as say } from '@showroom/contract/vendor-goods/pause.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { ownGoods } from '../viewer.ts'
import { endPause, pauseGoods, type PauseDeps, readPauses } from './pause-goods.ts'

/** A vendor who is away takes goods out of the shops for a while. */
export const pauseRoutes = (serve: Serve, deps: PauseDeps) => {
  const { db } = deps
  const shown = async (vendorId: number, message?: string) => ({
    success: true as const,
    data: await readPauses(db, vendorId),
    ...(message === undefined ? {} : { message }),
  })

  serve('GET /api/vendor_pause', async (_, who) => shown((await ownGoods(db, who)).vendorId))
  serve('POST /api/vendor_pause', async ({ body: { back_on: day, ids = null } }, who) => {
    const own = await ownGoods(db, who)
    return shown(own.vendorId, say.paused(await pauseGoods(deps, own, { ids, day }), shownDay(day)))
  })
  serve('POST /api/vendor_pause/end', async ({ body: { ids = null } }, who) => {
    const own = await ownGoods(db, who)
    return shown(own.vendorId, say.ended(await endPause(deps, own, ids)))
  })
}
