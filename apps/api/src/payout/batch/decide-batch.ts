import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { type BatchAction, canDecide } from '@showroom/contract/payout/payout.rules'
import { type ActingAdmin, deedBy } from '../../account/acting-admin.ts'
import { type Deed, writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { hurry } from '../../platform/jobs/emit.ts'
import { payoutAccountById } from '../account/payout-account.store.ts'
import { postCanceled } from '../account/payout-letters.ts'
import { type PayoutDeps, settleJob } from '../payout-deps.ts'
import { lockPayout, type Payout, payoutByPublicId, saveCanceled } from '../sending/payout.store.ts'
import {
  type Batch,
  batchById,
  draftsIn,
  lockBatch,
  saveApproved,
  saveBatchCanceled,
  saveProposed,
} from './batch.store.ts'

type Telling = Pick<PayoutDeps, 'db' | 'now' | 'post' | 'publicUrl'>
type Deciding = { publicId: string; action: BatchAction; admin: ActingAdmin }

const done: Record<BatchAction, string> = { propose: 'proposed', approve: 'approved', cancel: 'canceled' }

/** What an Admin decides about a batch, written down with it. */
export const decideBatch = (deps: Telling, { publicId, action, admin }: Deciding): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const batch = (await lockBatch(tx, publicId)) ?? refuseUnknown()
    await requireDecision(tx, batch, { publicId, action, admin })
    const at = deps.now()
    const by = admin.account.id
    if (action === 'propose') await saveProposed(tx, batch.id, { by, at })
    if (action === 'cancel')
      for (const payout of await saveBatchCanceled(tx, batch.id)) await tellCanceled(tx, deps, payout)
    if (action === 'approve') {
      await saveApproved(tx, batch.id, { by, at })
      await hurry(tx, settleJob, at)
    }
    const after = { state: (await batchById(tx, batch.id))?.state ?? null }
    const before = { state: batch.state }
    await write(tx, { admin, at, action: done[action], entityId: publicId, before, after })
  })

const requireDecision = async (tx: Queries, batch: Batch, { action, admin }: Deciding) => {
  const payouts = await draftsIn(tx, batch.id)
  const deciding = { state: batch.state, proposedBy: batch.proposedBy, adminId: admin.account.id, payouts }
  // A trusted device is not enough where money leaves.
  if (action === 'approve' && !admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  if (canDecide(action, deciding)) return
  if (action === 'approve' && batch.state === 'proposed' && batch.proposedBy === admin.account.id)
    refuse(403, 'four_eyes', say.notYours)
  refuse(409, 'batch_decided', payouts === 0 ? say.nothingDue : say.decided)
}

type Canceled = Pick<Payout, 'publicId' | 'payoutAccountId' | 'amountCents'>

const tellCanceled = async (tx: Queries, deps: Telling, payout: Canceled) => {
  const account = (await payoutAccountById(tx, payout.payoutAccountId)) ?? refuseUnknown()
  await postCanceled(tx, deps, { account, ...payout, why: 'admin' })
}

type Written = { admin: ActingAdmin } & Omit<Deed, 'accountId' | 'who' | 'place' | 'entity'>

const write = (tx: Queries, { admin, ...deed }: Written) =>
  writeAudit(tx, { ...deed, ...deedBy(admin), entity: 'payout_batch' })

/** What was due is gathered into the batch that waits for its proposal. */
export const noteGathered = (
  tx: Queries,
  { batch, ...deed }: { admin: ActingAdmin; at: Date; batch: Batch; added: number },
): Promise<unknown> =>
  write(tx, {
    admin: deed.admin,
    at: deed.at,
    action: 'gathered',
    entityId: batch.publicId,
    before: { added: 0 },
    after: { added: deed.added },
  })

/** Takes one payout out of a batch that is not approved yet. Returns the batch's public id. */
export const removePayout = (
  deps: Telling,
  { publicId, admin }: { publicId: string; admin: ActingAdmin },
): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const known = (await payoutByPublicId(tx, publicId)) ?? refuseUnknown()
    const found = (await batchById(tx, known.batchId)) ?? refuseUnknown()
    const batch = (await lockBatch(tx, found.publicId)) ?? refuseUnknown()
    const payout = await lockPayout(tx, known.id)
    if (payout?.state !== 'draft') return refuse(409, 'batch_decided', say.decided)
    await saveCanceled(tx, payout.id, null)
    await tellCanceled(tx, deps, payout)
    await write(tx, {
      admin,
      at: deps.now(),
      action: 'removed',
      entityId: batch.publicId,
      note: publicId,
      before: { amount_cents: payout.amountCents },
      after: { amount_cents: 0 },
    })
    return batch.publicId
  })
