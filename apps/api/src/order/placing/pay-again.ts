import type { OrderPayment } from '@showroom/contract/order/order'
import { orderMessages } from '@showroom/contract/order/order.messages'
import type { Account } from '../../account/account.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { askAnotherCard, authoriseThese } from '../../payment/holds/holds.ts'
import { lockHoldsOf } from '../../payment/holds/hold.store.ts'
import {
  type ChargedCard,
  cardForOrder,
  type ChosenCard,
  keepChargedCard,
} from '../../payment/cards/order-card.ts'
import { triedHoldsOf } from '../../payment/payment-need.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { missingPaymentsOfOrder } from '../fulfilment/missing-payments.ts'
import { ownOrder } from '../reading/order-read.store.ts'
import { moveOn } from '../fulfilment/set-status.ts'
import { lockForPlacing } from './lock-order.ts'
import { withOrdersMutex } from './placing-slots.ts'

type Own = { account: Account; publicId: string }

/** Another card for what a bank no longer holds of a placed order. Asked twice, each amount is held once. */
export const payAgain = (deps: PaymentDeps, own: Own & { card: ChosenCard }): Promise<OrderPayment> =>
  withOrdersMutex(deps, own.account.id, async () => {
    const orderId = await requireOwn(deps, own)
    if ((await needsOf(deps.db, orderId)).length > 0) {
      const charged = await cardForOrder(deps, own.account, own.card)
      await askFor(deps, { orderId, accountId: own.account.id, charged })
    }
    return progressOf(deps, orderId)
  })

/** Asks the provider on: of a client who comes back from their bank. */
export const readPayment = async (deps: PaymentDeps, own: Own): Promise<OrderPayment> =>
  progressOf(deps, await requireOwn(deps, own))

const requireOwn = async ({ db }: PaymentDeps, { account, publicId }: Own): Promise<number> =>
  ((await ownOrder(db, publicId, account.id)) ?? refuseUnknown()).order.id

const missingPayments = async (db: Queries, orderId: number) =>
  missingPaymentsOfOrder(db, orderId, await soldItemsOfOrder(db, orderId))

const needsOf = async (db: Queries, orderId: number) =>
  (await missingPayments(db, orderId)).flatMap(({ needs }) => needs)

type NewCharge = { orderId: number; accountId: number; charged: ChargedCard }

const askFor = (deps: PaymentDeps, { orderId, accountId, charged }: NewCharge) =>
  deps.db.transaction(async (tx) => {
    await lockForPlacing(tx, orderId)
    await lockHoldsOf(tx, { orderId })
    // Again, as it stands now that nobody else changes it.
    const needs = await needsOf(tx, orderId)
    if (needs.length === 0) return
    await askAnotherCard(tx, deps, { needs, card: charged })
    await keepChargedCard(tx, deps, { accountId, kept: charged.kept })
  })

const progressOf = async (deps: PaymentDeps, orderId: number): Promise<OrderPayment> => {
  const read = async () => triedHoldsOf(await missingPayments(deps.db, orderId))
  const { state, confirmUrl, message } = await authoriseThese(deps, { orderId }, read)
  // What waited for the money is charged now.
  await moveOn(deps, orderId)
  const isMissing = state === 'held' && (await needsOf(deps.db, orderId)).length > 0
  const shown = isMissing ? 'needed' : state
  return { state: shown, confirm_url: confirmUrl, message: message ?? orderMessages.payment[shown] }
}
