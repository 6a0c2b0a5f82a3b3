import type { OrderReturns, ReturnQuote, ReturnWish, SoldReturn } from '@showroom/contract/order/return'
import { atBankBy } from '@showroom/contract/order/return.rules'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { judgeWish } from './ask-return.ts'
import { presentForClient, presentLine, presentSold } from './present-return.ts'
import { returnSeenBy, returnsOfOrder } from './return.store.ts'
import { returnablesOf } from './returnable.ts'

type Deps = Pick<PaymentDeps, 'db' | 'now'>
type Own = { publicId: string; accountId: number }

export const readReturns = async ({ db, now }: Deps, { publicId, accountId }: Own): Promise<OrderReturns> => {
  const { order } = (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  const lines = await returnablesOf(db, order.id)
  const returns = await returnsOfOrder(db, order.id)
  return {
    order_id: order.publicId,
    order_number: order.number,
    lines: lines.map((line) => presentLine(line, now())),
    returns: returns.map(presentForClient),
  }
}

/** The fee is read before anything is asked for. */
export const quoteReturn = async (
  { db, now }: Deps,
  { publicId, accountId, wish }: Own & { wish: ReturnWish },
): Promise<ReturnQuote> => {
  const { order } = (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  const judged = await judgeWish(db, { orderId: order.id, wish, now: now() })
  return {
    merchandise_cents: judged.merchandiseCents,
    tax_cents: judged.taxCents,
    fee_cents: judged.feeCents,
    outbound_share_cents: judged.outboundShareCents,
    label_cents: judged.labelCents,
    shipping_cents: judged.shippingCents + judged.shippingTaxCents,
    refund_cents: judged.refundCents,
    is_free: judged.isFree,
    latest_refund: atBankBy(now()),
  }
}

export const seenReturn = async ({ db, now }: Deps, publicId: string, caller: Caller) => {
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  return (await returnSeenBy(db, publicId, viewer)) ?? refuseUnknown()
}

export const shownSold = async (deps: Deps, publicId: string, caller: Caller): Promise<SoldReturn> => {
  const viewer = await orderViewerOf({ db: deps.db, now: deps.now() }, caller)
  return presentSold(await seenReturn(deps, publicId, caller), viewer.role)
}
