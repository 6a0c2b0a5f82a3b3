import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import type { Serve } from '../../platform/http/serve.ts'
import { type ChecklistDeps, reading } from '../checklist-access.ts'
import { costOf, saveCost } from './cost.store.ts'

const nothing = { cost_cents: null, markup_pct: null, note: '' }

/** Beside the decisions and never in them: what travels to clients is made without it. */
export const costRoutes = (serve: Serve, deps: ChecklistDeps) => {
  const { db, now } = deps

  serve('GET /api/selection/{id}/cost', async ({ params: { id } }, who) => {
    const { account } = await reading(deps, { who, part: { selection: id } })
    const noted = await costOf(db, { selection: id, accountId: account.id })
    return { success: true, data: noted ?? nothing }
  })

  serve('PUT /api/selection/{id}/cost', async ({ params: { id }, body }, who) => {
    const { account } = await reading(deps, { who, part: { selection: id } })
    await saveCost(db, { selection: id, accountId: account.id }, { cost: body, now: now() })
    return { success: true, data: body, message: say.saved }
  })
}
