import { pageSize } from '@showroom/contract/policy/figures'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { pagesOf } from '../../shared/paged-reply.ts'
import { requireAiAccount } from '../account/require-ai-account.ts'
import { creditsOf } from '../credits/credit.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import type { DesignEngine } from '../engine.ts'
import { aiJobsOf, type AiJobRow, countAiJobs, ownAiJob } from './ai-job.store.ts'
import { askForIdeas, refineIdea } from './ask-for-ideas.ts'
import { endWithout } from './end-ai-job.ts'
import { openHeldLooks } from './hold-look.ts'
import { aiJobOf } from './present-ai-job.ts'

type Deps = DesignAiDeps & { engine: DesignEngine }

export const aiJobRoutes = (edge: Edge, deps: Deps) => {
  asking(edge.serve, deps)
  looking(edge, deps)
}

/** The job with what is left after it: read after whatever the call has done. */
const replyWith = async ({ db, secret, now }: Deps, row: AiJobRow) => ({
  success: true as const,
  data: { job: aiJobOf(row, { secret, now: now() }), credits: await creditsOf(db, row.aiAccountId) },
})

const asking = (serve: Serve, deps: Deps) => {
  const { db } = deps
  serve('POST /api/AI/job', async ({ body }, who) => {
    const { account } = await requireAiAccount(db, who)
    return replyWith(deps, await askForIdeas(deps, { account, ...body }))
  })

  serve('POST /api/AI/job/{id}/refine', async ({ params: { id }, body }, who) => {
    const { account } = await requireAiAccount(db, who)
    return replyWith(deps, await refineIdea(deps, { account, jobId: id, ...body }))
  })

  serve('DELETE /api/AI/job/{id}', async ({ params: { id } }, who) => {
    const { account } = await requireAiAccount(db, who)
    const job = (await ownAiJob(db, account.id, id)) ?? refuseUnknown()
    const ending = { publicId: job.publicId, state: 'cancelled' as const, code: 'cancelled', now: deps.now() }
    await db.transaction((tx) => endWithout(tx, ending))
    return replyWith(deps, (await ownAiJob(db, account.id, id)) ?? job)
  })
}

const looking = ({ app, serve }: Edge, deps: Deps) => {
  const { db, secret, now } = deps
  const heldLooks = openHeldLooks()
  app.addHook('preClose', async () => heldLooks.endAll())
  serve('GET /api/AI/job/{id}', async ({ params: { id }, query: { seen, wait } }, who) => {
    const { account } = await requireAiAccount(db, who)
    const look = () => ownAiJob(db, account.id, id)
    const held = { aiAccountId: account.id, seen: seen ?? -1, waitMs: wait * 1_000, look }
    return replyWith(deps, (await heldLooks.untilNew(held)) ?? refuseUnknown())
  })

  serve('GET /api/AI/job', async ({ query: { page } }, who) => {
    const { account } = await requireAiAccount(db, who)
    const last_page = pagesOf(await countAiJobs(db, account.id), pageSize)
    const skip = (Math.min(page, last_page) - 1) * pageSize
    const rows = await aiJobsOf(db, account.id, { skip, most: pageSize })
    const jobs = rows.map((row) => aiJobOf(row, { secret, now: now() }))
    return { success: true, data: { jobs, last_page, credits: await creditsOf(db, account.id) } }
  })
}
