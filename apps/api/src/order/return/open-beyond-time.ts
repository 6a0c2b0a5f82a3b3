import type { NewReturn } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { writeAudit } from '../../audit/audit.store.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { Actor } from '../fulfilment/item-status.store.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { soldItemsOf } from '../reading/item-profit.store.ts'
import { askReturn } from './ask-return.ts'
import { returnById, type ReturnRequest } from './return.store.ts'

type Opening = {
  publicId: string
  wish: NewReturn
  why: string
  actor: Actor & { accountId: number }
  place: string
}

/** An Admin sets a time aside for a client: with a reason, with what proves it, and with a code given just now. */
export const openBeyondTime = async (
  deps: PaymentDeps,
  { publicId, wish, why, actor, place }: Opening,
  { isOtpRecent }: Pick<Caller, 'isOtpRecent'>,
): Promise<ReturnRequest> => {
  // A trusted device is not enough.
  if (!isOtpRecent) refuse(403, 'otp_needed', say.codeNeeded)
  if (wish.photos.length === 0) refuseInvalid({ photos: [say.proofNeeded] })
  const [item] = await soldItemsOf(deps.db, publicId, { role: 'Admin' })
  const { orderId } = item ?? refuseUnknown()
  const id = await deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    const asked = await askReturn(tx, deps, { orderId, wish, actor, why })
    await writeAudit(tx, {
      at: deps.now(),
      accountId: actor.accountId,
      who: 'Admin',
      place,
      action: 'opened a return beyond its time',
      entity: 'order',
      entityId: publicId,
      note: why,
    })
    return asked
  })
  return (await returnById(deps.db, id)) ?? refuseUnknown()
}
