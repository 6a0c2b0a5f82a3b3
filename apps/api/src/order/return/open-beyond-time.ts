import type { NewReturn } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { Person } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import { writeAdminDeed } from '../deed/write-deed.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { soldItemsOf } from '../reading/item-profit.store.ts'
import { askReturn } from './ask-return.ts'
import { returnById, type ReturnRequest } from './return.store.ts'

type Opening = {
  publicId: string
  wish: NewReturn
  why: string
  actor: Person
}

/** An Admin sets a time aside for a client: with a reason, with what proves it, and with a code given just now. */
export const openBeyondTime = async (
  deps: PaymentDeps,
  { publicId, wish, why, actor }: Opening,
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
    const opened = (await returnById(tx, asked)) ?? refuseUnknown()
    await writeAdminDeed(tx, actor, {
      at: deps.now(),
      action: deedMessages.openedBeyondTime,
      entity: 'order',
      entityId: publicId,
      note: why,
      before: { return: null },
      after: { return: opened.publicId },
    })
    return asked
  })
  return (await returnById(deps.db, id)) ?? refuseUnknown()
}
