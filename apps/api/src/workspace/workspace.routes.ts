import type { CountsWaiting } from '../account/counts-waiting.ts'
import { requireAccount } from '../account/require-account.ts'
import type { Db } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { readAdminHome } from './admin-home.ts'
import { readProHome } from './pro-home.ts'
import { readVendorHome } from './vendor-home.ts'
import { waitingFor } from './waiting-for.ts'

type Deps = { db: Db; now: () => Date; waiting: readonly CountsWaiting[] }

export const workspaceRoutes = (serve: Serve, { db, now, waiting }: Deps) => {
  serve('GET /api/workspace/waiting', async (_, who) => {
    const { caller } = await requireAccount({ db }, who)
    return { success: true, data: await waitingFor(caller, waiting) }
  })

  serve('GET /api/workspace/pro_home', async (_, who) => {
    const { account } = await requireAccount({ db }, who)
    return { success: true, data: await readProHome(db, account.publicId, now()) }
  })

  serve('GET /api/workspace/vendor_home', async (_, who) => {
    const { caller } = await requireAccount({ db }, who)
    return { success: true, data: await readVendorHome({ db, now: now() }, caller) }
  })

  serve('GET /api/workspace/admin_home', async (_, who) => {
    const { caller } = await requireAccount({ db }, who)
    return { success: true, data: await readAdminHome({ db, now: now(), waiting }, caller) }
  })
}
