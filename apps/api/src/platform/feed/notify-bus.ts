import type { Db } from '../db/db.ts'
import { keepListening } from '../db/keep-listening.ts'
import { type Bus, type BusDeps, hearing } from './bus.ts'
import { gatherHints } from './gather-hints.ts'
import { notify } from './notify.store.ts'

const channel = 'showroom_feed'
/** PostgreSQL takes less than 8,000. */
const mostBytes = 7_900

/** PostgreSQL’s own notifications, for up to about ten processes. */
export const openNotifyBus = async ({
  db,
  url,
  ...deps
}: BusDeps & { db: Db; url: string }): Promise<Bus> => {
  const listening = keepListening({ url, channel, hear: hearing(deps), report: deps.report })
  await listening.ready
  const gathered = gatherHints({
    send: (payload) => notify(db, channel, payload),
    mostBytes,
    report: deps.report,
  })
  return {
    tell: gathered.tell,
    close: async () => {
      gathered.stop()
      await listening.close()
    },
  }
}
