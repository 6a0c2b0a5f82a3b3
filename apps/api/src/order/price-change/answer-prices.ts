import type { OrderPriceChanges } from '@showroom/contract/order/price-change'
import { answerTo, payPriceBy, type PriceAnswer } from '@showroom/contract/order/price-change.rules'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { changedItem } from '@showroom/contract/pricing/price-change.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { raiseHold } from '../../payment/holds/captures.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { cancelLine } from './cancel-line.ts'
import { saveChangeState, saveLinePrice } from './change-price.store.ts'
import { acceptWhatIsHeld } from './cover-delivery.ts'
import { dueOfDelivery } from './delivery-due.ts'
import { lineAsSold } from './line-as-sold.store.ts'
import { payingChangesOf, type PriceChange, priceChangesOfOrder } from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'
import { shownPriceChanges } from './read-price-changes.ts'

const say = orderMessages.price

export type Answers = {
  publicId: string
  accountId: number
  answers: readonly { id: string; answer: PriceAnswer }[]
}

/** A client's answers, all of them or none, by the server's clock. Each is final; said twice, it is said once. */
export const answerPrices = async (deps: PaymentDeps, asked: Answers): Promise<OrderPriceChanges> => {
  const { publicId, accountId } = asked
  const { db } = deps
  const own = async () => (await ownOrder(db, publicId, accountId)) ?? refuseUnknown()
  const { order } = await own()
  await db.transaction(async (tx) => {
    await lockForPlacing(tx, order.id)
    const changes = await priceChangesOfOrder(tx, order.id)
    const deliveries = new Set<number>()
    for (const { id, answer } of asked.answers) {
      const change = changes.find((one) => one.publicId === id) ?? refuseUnknown()
      await take(tx, deps, { change, answer, accountId })
      deliveries.add(change.subOrderId)
    }
    for (const subOrderId of deliveries) await holdMore(tx, deps, subOrderId)
  })
  await moveOn(deps, order.id)
  return shownPriceChanges(deps, await own())
}

type Taking = { change: PriceChange; answer: PriceAnswer; accountId: number }

const take = async (tx: Queries, deps: PaymentDeps, { change, answer, accountId }: Taking) => {
  const at = deps.now()
  const outcome = answerTo(change, answer, at)
  if (outcome === 'over') refuse(409, 'price_change_over', say.over)
  if (outcome === 'answered') refuse(409, 'price_change_answered', say.settled)
  if (outcome === 'done') return
  if (answer === 'accept') return accept(tx, deps, { change, accountId })
  await saveChangeState(tx, change.id, { state: 'rejected', answeredBy: accountId, at })
  await tellPriceChange(tx, { change, news: 'rejected', at })
  await cancelLine(tx, deps, { change, actor: { accountId, role: 'User' }, note: say.rejectedNote })
}

/** The line is at its new price. It stands as soon as a bank holds that. */
const accept = async (
  tx: Queries,
  { now }: PaymentDeps,
  { change, accountId }: Omit<Taking, 'answer'>,
): Promise<void> => {
  const at = now()
  const line = await lineAsSold(tx, change.itemId)
  await saveLinePrice(tx, change.itemId, changedItem(line, change.finalPriceAfter, change.absorbedAfter))
  const answered = { answeredBy: accountId, at, payBy: payPriceBy(at) }
  await saveChangeState(tx, change.id, { state: 'paying', ...answered })
}

/** Once for a delivery, however many of its prices were accepted. */
const holdMore = async (tx: Queries, deps: PaymentDeps, subOrderId: number): Promise<void> => {
  if ((await payingChangesOf(tx, subOrderId)).length === 0) return
  const amountCents = await dueOfDelivery(tx, subOrderId)
  if (!(await raiseHold(tx, deps, { subOrderId, amountCents }))) refuse(409, 'payment_needed', say.payFirst)
  await acceptWhatIsHeld(tx, deps, subOrderId)
}
