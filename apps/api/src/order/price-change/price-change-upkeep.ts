import { priceChangeReminderHours } from '@showroom/contract/policy/figures'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { hourMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { lockForPlacing } from '../placing/lock-order.ts'
import { cancelLine } from './cancel-line.ts'
import { saveChangeState, saveReminded } from './change-price.store.ts'
import { coverRest } from './cover-delivery.ts'
import {
  type PriceChange,
  priceChangeById,
  priceChangesOver,
  priceChangesToRemind,
} from './price-change.store.ts'
import { tellPriceChange } from './price-change-events.ts'

const mostAtOnce = 50
const system = { accountId: null, role: 'system' } as const

/** What nobody answered or paid for in time is rejected; who has not answered yet is reminded. The rows hold the deadlines. */
export const keepPriceChanges = async (deps: PaymentDeps): Promise<void> => {
  await remind(deps)
  // One that can not be ended must not keep all others waiting.
  for (const one of await priceChangesOver(deps.db, deps.now(), mostAtOnce))
    await keepPriceChange(deps, one).catch(deps.onProviderError)
}

const keepPriceChange = async (
  deps: PaymentDeps,
  { id, orderId }: Pick<PriceChange, 'id' | 'orderId'>,
): Promise<void> => {
  const isEnded = await deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    const change = await priceChangeById(tx, id)
    return change !== null && isOver(change, deps.now()) && end(tx, deps, change)
  })
  if (isEnded && deps.provider) await runOperations(deps, { orderId })
}

const isOver = ({ state, answerBy, payBy }: PriceChange, now: Date): boolean =>
  (state === 'proposed' && now > answerBy) || (state === 'paying' && payBy !== null && now > payBy)

const end = async (tx: Queries, deps: PaymentDeps, change: PriceChange): Promise<true> => {
  const at = deps.now()
  const state = change.state === 'paying' ? 'unpaid' : 'expired'
  await saveChangeState(tx, change.id, { state, at })
  await tellPriceChange(tx, { change, news: state, at })
  await cancelLine(tx, deps, { change, actor: system, note: orderMessages.price[`${state}Note`] })
  if (state === 'unpaid') await coverRest(tx, deps, change.subOrderId)
  return true
}

const remind = async ({ db, now }: PaymentDeps): Promise<void> => {
  for (const [index, hours] of priceChangeReminderHours.entries()) {
    const until = new Date(now().getTime() + hours * hourMs)
    for (const { id, orderId } of await priceChangesToRemind(db, { until, reminded: index + 1 }))
      await db.transaction(async (tx) => {
        await lockForPlacing(tx, orderId)
        const change = await priceChangeById(tx, id)
        if (change?.state !== 'proposed' || change.reminded > index || now() > change.answerBy) return
        await saveReminded(tx, id, index + 1)
        await tellPriceChange(tx, { change, news: 'reminded', at: now(), nth: index + 1 })
      })
  }
}
