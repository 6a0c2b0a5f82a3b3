import type { JobRow } from '@showroom/contract/job/job'
import type { jobSorts } from '@showroom/contract/job/job-states'
import { jobMessages as say } from '@showroom/contract/job/job.messages'
import { deedBy } from '../account/acting-admin.ts'
import { requireAccount } from '../account/require-account.ts'
import { placeOf } from '../account/session/sessions.ts'
import { writeAudit } from '../audit/audit.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { raw, sql } from '../platform/db/sql.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { countJobs, deleteFailedJobs, jobsOnPage, retryFailedJobs } from '../platform/jobs/job.store.ts'
import { tableOrder, tableReply } from '../shared/table.ts'

const path = '/api/admin/jobs'
const columns: Record<(typeof jobSorts)[number], ReturnType<typeof raw>> = {
  created: raw('created_at'),
  due: raw('due_at'),
}

type Deps = { db: Db; now: () => Date }
type Found = Awaited<ReturnType<typeof jobsOnPage>>[number]

const presentJob = ({ id, createdAt, dueAt, failedAt, lastError, ...job }: Found): JobRow => ({
  id: String(id),
  ...job,
  created_at: createdAt.toISOString(),
  due_at: dueAt.toISOString(),
  failed_at: failedAt?.toISOString() ?? null,
  last_error: lastError,
})

/** What Admins do with the work that was given up: one at a time, each written down. */
export const jobRoutes = (serve: Serve, { db, now }: Deps) => {
  serve('GET /api/admin/jobs', async ({ query }) => {
    const search = { text: query.s, failedOnly: query.state === 'failed' }
    const order = tableOrder(query.sort ?? '-created', { columns, last: sql`id` })
    return tableReply({
      path,
      query,
      total: await countJobs(db, search),
      read: async (span) => (await jobsOnPage(db, search, { order, ...span })).map(presentJob),
    })
  })

  type Done = { id: string; action: string; act: (tx: Queries) => Promise<number> }
  const decide = async (who: Who, { id, action, act }: Done): Promise<void> => {
    const { account } = await requireAccount({ db }, who)
    await db.transaction(async (tx) => {
      if ((await act(tx)) === 0) return refuse(409, 'not_failed', say.notFailed)
      return writeAudit(tx, {
        at: now(),
        ...deedBy({ account, place: placeOf(who.ip) }),
        action,
        entity: 'job',
        entityId: id,
      })
    })
  }

  serve('POST /api/admin/jobs/{id}/retry', async ({ params: { id } }, who) => {
    await decide(who, { id, action: 'retried', act: (tx) => retryFailedJobs(tx, Number(id), now()) })
    return { success: true, data: {}, message: say.retried }
  })

  serve('DELETE /api/admin/jobs/{id}', async ({ params: { id } }, who) => {
    await decide(who, { id, action: 'dropped', act: (tx) => deleteFailedJobs(tx, Number(id)) })
    return { success: true, data: {}, message: say.dropped }
  })
}
