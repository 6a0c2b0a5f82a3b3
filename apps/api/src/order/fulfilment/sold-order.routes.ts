import { accountById } from '../../account/account.store.ts'
import { requireAccount } from '../../account/require-account.ts'
import { auditExport } from '../../audit/audit-export.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listSoldOrders, soldOrderFile } from './sold-orders.ts'

type Deps = { db: Db; now: () => Date }

/** The orders that somebody earns by, as a list and as a file. */
export const soldOrderRoutes = (serve: Serve, { db, now }: Deps) => {
  serve('GET /api/sold_order', async ({ query }, who) => {
    const { caller } = await requireAccount({ db }, who)
    return listSoldOrders({ db, now: now() }, query, caller)
  })

  serve('GET /api/sold_order/export', async ({ query }, who) => {
    const { account, caller } = await requireAccount({ db }, who)
    const { count, ...data } = await soldOrderFile({ db, now: now() }, query, caller)
    // Whoever works in the Pro's place takes it along under their own name.
    const member = caller.member && (await accountById(db, caller.member.accountId))
    await auditExport(db, { what: 'orders', count, by: member ?? account, ip: who.ip, at: now() })
    return { success: true, data }
  })
}
