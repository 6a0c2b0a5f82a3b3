import type { PayoutBatch } from '@showroom/contract/payout/payout'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { type ActingAdmin, actingAdmin } from '../../account/acting-admin.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import {
  type Batch,
  batchById,
  batchByPublicId,
  batches,
  countBatches,
  draftBatch,
  payoutsOfBatch,
  sumsOfBatches,
} from './batch.store.ts'
import { decideBatch, noteGathered, removePayout } from './decide-batch.ts'
import { gatherAll } from './gather-payouts.ts'
import { presentBatches, presentPayout } from './present-batch.ts'

const done = { propose: say.proposed, approve: say.approved, cancel: say.canceled }

/** All that is due, in the batch that waits for its proposal; who had it gathered is written down with it. */
const gather = async (deps: PayoutDeps, admin: ActingAdmin): Promise<Batch> => {
  const added = await gatherAll(deps)
  if (added === 0) refuse(409, 'nothing_due', say.nothingDue)
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    const id = await draftBatch(tx, { publicId: newPublicId(), at })
    const batch = (await batchById(tx, id)) ?? refuseUnknown()
    await noteGathered(tx, { admin, at, batch, added })
    return batch
  })
}

/** Batches as Admins decide about them. */
export const batchRoutes = (serve: Serve, deps: PayoutDeps) => {
  const { db } = deps
  const shown = async (batch: Batch | null, adminId: number): Promise<PayoutBatch> =>
    (await presentBatches(db, batch ? [batch] : [], adminId))[0] ?? refuseUnknown()

  serve('GET /api/admin/payout_batch', async ({ query: { page, page_size } }, who) => {
    const { account } = await actingAdmin(deps, who)
    return pagedReply({
      path: '/api/admin/payout_batch',
      asked: {},
      page,
      pageSize: page_size,
      total: await countBatches(db),
      read: async (span) => presentBatches(db, await batches(db, span), account.id),
    })
  })

  payoutsRoute(serve, deps)

  serve('POST /api/admin/payout_batch', async (_request, who) => {
    const admin = await actingAdmin(deps, who)
    const batch = await gather(deps, admin)
    return { success: true, data: await shown(batch, admin.account.id) }
  })

  serve('PUT /api/admin/payout_batch/{id}', async ({ params, body: { action } }, who) => {
    const admin = await actingAdmin(deps, who)
    await decideBatch(deps, { publicId: params.id, action, admin })
    const data = await shown(await batchByPublicId(db, params.id), admin.account.id)
    return { success: true, data, message: done[action] }
  })

  serve('DELETE /api/admin/payout/{id}', async ({ params }, who) => {
    const admin = await actingAdmin(deps, who)
    const batchId = await removePayout(deps, { publicId: params.id, admin })
    const data = await shown(await batchByPublicId(db, batchId), admin.account.id)
    return { success: true, data, message: say.removed }
  })
}

const payoutsRoute = (serve: Serve, deps: PayoutDeps) => {
  const { db } = deps
  serve('GET /api/admin/payout_batch/{id}/payouts', async ({ params, query: { page, page_size } }, who) => {
    await actingAdmin(deps, who)
    const batch = (await batchByPublicId(db, params.id)) ?? refuseUnknown()
    const [sums] = await sumsOfBatches(db, [batch.id])
    return pagedReply({
      path: `/api/admin/payout_batch/${params.id}/payouts`,
      asked: {},
      page,
      pageSize: page_size,
      total: sums?.all ?? 0,
      read: async (span) => (await payoutsOfBatch(db, batch.id, span)).map(presentPayout),
    })
  })
}
