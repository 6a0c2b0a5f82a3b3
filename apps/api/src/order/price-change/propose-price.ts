import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { answerPriceBy, canProposePrice } from '@showroom/contract/order/price-change.rules'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { changedItem } from '@showroom/contract/pricing/price-change.rules'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { Caller } from '../../platform/http/who.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { soldItem, type SoldItem } from '../reading/item-profit.store.ts'
import { orderViewerOf } from '../reading/order-viewer.ts'
import { addPriceChange, saveChangeState, saveLinePrice } from './change-price.store.ts'
import { lineAsSold } from './line-as-sold.store.ts'
import { presentSold } from './present-price-change.ts'
import { openChangeOfItem, type PriceChange, priceChangeById } from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'

const say = orderMessages.price

export type Proposal = { itemId: string; finalPriceCents: number; reason: string }

/** A vendor's new price for a line. Where nobody pays more it holds at once; else the client is asked. Sent twice, it is one. */
export const proposePrice = async (
  deps: Pick<PaymentDeps, 'db' | 'now'>,
  proposal: Proposal,
  caller: Caller,
): Promise<SoldPriceChange> => {
  const { db, now } = deps
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const id = await db.transaction(async (tx) => {
    const found = (await soldItem(tx, proposal.itemId, viewer)) ?? refuseUnknown()
    await lockForPlacing(tx, found.orderId)
    // Again, as it stands now that nobody else changes it.
    const item = (await soldItem(tx, proposal.itemId, viewer)) ?? refuseUnknown()
    const open = await openChangeOfItem(tx, item.id)
    if (open && isSame(open, proposal)) return open.id
    if (open) return refuse(409, 'price_change_open', say.alreadyOpen)
    if (!canProposePrice(item.status)) refuse(409, 'price_fixed', say.tooLate)
    if (item.finalPriceCents === proposal.finalPriceCents) refuseInvalid({ final_price_cents: [say.same] })
    return propose(tx, { item, proposal, proposedBy: caller.accountId, at: now() })
  })
  return presentSold((await priceChangeById(db, id)) ?? refuseUnknown(), 'Vendor', now())
}

const isSame = (open: PriceChange, { finalPriceCents, reason }: Proposal): boolean =>
  open.state === 'proposed' && open.finalPriceAfter === finalPriceCents && open.reason === reason

type Proposing = { item: SoldItem; proposal: Proposal; proposedBy: number; at: Date }

const propose = async (
  tx: Queries,
  { item, proposal: { finalPriceCents, reason }, proposedBy, at }: Proposing,
): Promise<number> => {
  const line = await lineAsSold(tx, item.id)
  const after = changedItem(line, finalPriceCents)
  const id = await addPriceChange(tx, {
    publicId: newPublicId(),
    line,
    finalPriceCents,
    after,
    reason,
    proposedBy,
    proposedAt: at,
    answerBy: answerPriceBy(at),
  })
  const change = { id, orderId: item.orderId }
  // Of any cent more the client decides; a lower price is told, and less is charged.
  if (after.money.totalCents > line.totalCents) {
    await tellPriceChange(tx, { change, news: 'proposed', at })
    return id
  }
  await saveChangeState(tx, id, { state: 'applied', at })
  await saveLinePrice(tx, item.id, after)
  await tellPriceChange(tx, { change, news: 'applied', at })
  return id
}
