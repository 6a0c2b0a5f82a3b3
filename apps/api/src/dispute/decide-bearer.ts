import { disputeMessages as say } from '@showroom/contract/dispute/dispute.messages'
import { canDecideBearer, type DisputeBearer } from '@showroom/contract/dispute/dispute.rules'
import { type ActingAdmin, deedBy } from '../account/acting-admin.ts'
import { writeAudit } from '../audit/audit.store.ts'
import { postBorneBySellers } from '../payment/disputes/dispute-ledger.ts'
import { tellDispute } from '../payment/disputes/dispute-events.ts'
import { lossShares, partsLeft } from '../payment/disputes/dispute-shares.rules.ts'
import { disputeByPublicId, lockDispute, saveBearer } from '../payment/disputes/dispute.store.ts'
import { holdById } from '../payment/holds/hold.store.ts'
import { payableOf } from '../payment/holds/payable.ts'
import { tellSettling } from '../payment/payment-events.ts'
import { operationsOf } from '../payment/provider/operation.store.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { shownMoney } from '../shared/shown-money.ts'
import type { DisputeDeps } from './answer-dispute.ts'
import { auditEntity } from './present-dispute.ts'

type Deciding = { publicId: string; bearer: DisputeBearer; note: string; admin: ActingAdmin }

/** Says who bears what was lost: until then we do. Payouts of its order go on with it. */
export const decideBearer = async (
  { db, now, payment }: DisputeDeps,
  { publicId, bearer, note, admin }: Deciding,
): Promise<void> => {
  if (!admin.isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  const known = (await disputeByPublicId(db, publicId)) ?? refuseUnknown()
  const hold = (await holdById(db, known.holdId)) ?? refuseUnknown()
  await db.transaction(async (tx) => {
    // The order first, as every lock is taken from the top down.
    await tellSettling(tx, payment, payableOf(hold))
    const dispute = (await lockDispute(tx, known.id)) ?? refuseUnknown()
    if (!canDecideBearer(dispute)) refuse(409, 'bearer_decided', say.bearerLate)
    const at = now()
    const shares = lossShares(partsLeft(await operationsOf(tx, [hold.id])), dispute.amountCents)
    if (bearer === 'sellers') await postBorneBySellers(tx, { dispute, hold }, { shares, at })
    await saveBearer(tx, dispute.id, { bearer, by: admin.account.id, at })
    await tellDispute(tx, { disputeId: dispute.id, news: 'decided', at })
    await writeAudit(tx, {
      ...deedBy(admin),
      at,
      action: say.audit.bearer,
      entity: auditEntity,
      entityId: publicId,
      note: [shownMoney(dispute.amountCents), note].filter((word) => word !== '').join(': '),
      before: { bearer: null },
      after: { bearer },
    })
  })
}
