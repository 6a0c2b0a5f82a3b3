import type { SoldPriceChange } from '@showroom/contract/order/price-change'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { absorptionOf, changedItem } from '@showroom/contract/pricing/price-change.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { accountById } from '../../account/account.store.ts'
import { deedBy } from '../../account/acting-admin.ts'
import { personOf } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Calling } from '../deed/actor.ts'
import { deedMessages } from '../deed/deed.messages.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { saveAbsorbed, saveChangeState, saveLinePrice } from './change-price.store.ts'
import { lineAsSold } from './line-as-sold.store.ts'
import { presentSold } from './present-price-change.ts'
import { type PriceChange, priceChangeById, priceChangeSeenBy } from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'

const say = orderMessages.price

export type Absorbing = {
  publicId: string /** Of each unit; null: all that the client would pay more. */
  unitCents: number | null
}

/** A Pro pays for a raise out of the markup, down to the minimum. Where the client pays no more, it holds at once. */
export const absorbPrice = async (
  { db, now }: Pick<PaymentDeps, 'db' | 'now'>,
  { publicId, unitCents }: Absorbing,
  calling: Calling,
): Promise<SoldPriceChange> => {
  const account = (await accountById(db, calling.accountId)) ?? refuseUnknown()
  const viewer = { showroomRef: account.publicId }
  const found = (await priceChangeSeenBy(db, publicId, viewer)) ?? refuseUnknown()
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, found.orderId)
    const change = (await priceChangeById(tx, found.id)) ?? refuseUnknown()
    // Asked twice, the second finds it done.
    if (change.state === 'absorbed' && unitCents === null) return
    const at = now()
    if (change.state !== 'proposed' || at > change.answerBy) refuse(409, 'price_change_answered', say.notOpen)
    await absorb(tx, { change, unitCents, by: calling, at })
  })
  return presentSold((await priceChangeById(db, found.id)) ?? refuseUnknown(), 'Contractor', now())
}

type Taking = { change: PriceChange; unitCents: number | null; by: Calling; at: Date }

const absorb = async (tx: Queries, { change, unitCents, by, at }: Taking): Promise<void> => {
  const line = await lineAsSold(tx, change.itemId)
  const { mostCents, wholeCents } = absorptionOf(line, change.finalPriceAfter)
  if (mostCents <= change.absorbedBefore) refuse(409, 'absorb_too_much', say.absorbNothing)
  const askedCents = unitCents === null ? wholeCents : change.absorbedBefore + unitCents
  if (askedCents === null || askedCents > mostCents)
    return refuse(409, 'absorb_too_much', say.absorbTooMuch(dollars(mostCents - change.absorbedBefore)))
  // What was offered to the client stays offered.
  if (askedCents <= change.absorbedAfter) return
  const after = changedItem(line, change.finalPriceAfter, askedCents)
  await saveAbsorbed(tx, change.id, after)
  await writeAudit(tx, {
    ...deedBy({ account: await personOf(tx, by), place: by.place }),
    at,
    action: deedMessages.absorbed,
    entity: 'price_change',
    entityId: change.publicId,
    note: change.productName,
    before: { unit_cents: change.absorbedAfter },
    after: { unit_cents: askedCents },
  })
  const isWhole = after.money.totalCents <= line.totalCents
  if (isWhole) {
    await saveChangeState(tx, change.id, { state: 'absorbed', answeredBy: by.accountId, at })
    await saveLinePrice(tx, change.itemId, after)
  }
  const nth = isWhole ? 0 : askedCents
  await tellPriceChange(tx, { change, news: isWhole ? 'absorbed' : 'lessened', at, nth })
}
