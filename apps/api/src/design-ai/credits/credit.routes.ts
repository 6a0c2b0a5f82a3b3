import { pageSize } from '@showroom/contract/policy/figures'
import type { Serve } from '../../platform/http/serve.ts'
import { pagesOf } from '../../shared/paged-reply.ts'
import { requireAiAccount } from '../account/require-ai-account.ts'
import type { PurchaseDeps } from '../purchase/purchase-deps.ts'
import { soldTo } from '../purchase/purchase.routes.ts'
import { countMovements, creditsOf, movementsOf } from './credit.store.ts'

export const creditRoutes = (serve: Serve, deps: PurchaseDeps) => {
  const { db } = deps
  serve('POST /api/AI/get_credits', async ({ body: { page } }, who) => {
    const { account } = await requireAiAccount(db, who)
    const last_page = pagesOf(await countMovements(db, account.id), pageSize)
    const skip = (Math.min(page, last_page) - 1) * pageSize
    const movements = await movementsOf(db, account.id, { skip, most: pageSize })
    const credits = await creditsOf(db, account.id)
    return {
      success: true,
      data: {
        credits,
        movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
        last_page,
        ...(await soldTo(db, deps, { id: account.id, balance: credits.balance })),
      },
    }
  })
}
