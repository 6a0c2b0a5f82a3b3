import type { Placing } from '@showroom/contract/checkout/checkout'
import type { Account } from '../../account/account.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { ownPlacingOrder, type PlacingOrder } from './order-state.store.ts'
import { authorise, type HoldsState, runOperations } from '../../payment/holds/holds.ts'
import { cardForOrder, type ChosenCard } from '../../payment/cards/order-card.ts'
import { abandonIfOpen } from './abandon.ts'
import { beginAttempt } from './begin-attempt.ts'
import { checkoutMessages } from '../quote/checkout.messages.ts'
import type { CheckoutDeps } from '../quote/checkout-deps.ts'
import { lockForPlacing } from './lock-order.ts'
import { type Submission, submitCart } from './place-order.ts'
import { withOrdersMutex } from './placing-slots.ts'

/** Places the caller's cart, and says how far it got. */
export const placeOrder = (deps: CheckoutDeps, submission: Submission): Promise<Placing> =>
  withOrdersMutex(deps, submission.account.id, async () =>
    progressOf(deps, submission.account, await submitCart(deps, submission)),
  )

type Own = { account: Account; orderId: string }

/** Asks the provider on: of an order that a crash left behind, or whose client comes back from the bank. */
export const readPlacing = async (deps: CheckoutDeps, own: Own): Promise<Placing> =>
  progressOf(deps, own.account, (await requireOwn(deps, own)).publicId)

/** Tries another card where the last one was declined. */
export const tryCard = (deps: CheckoutDeps, own: Own & { card: ChosenCard }): Promise<Placing> =>
  withOrdersMutex(deps, own.account.id, async () => {
    const { id, publicId, state } = await requireOwn(deps, own)
    if (state === 'abandoned') refuse(409, 'abandoned', checkoutMessages.abandoned)
    // Whoever clicks twice gets the answer of the first click.
    if (state !== 'declined') return progressOf(deps, own.account, publicId)
    const charged = await cardForOrder(deps.cards, own.account, own.card)
    await deps.db.transaction(async (tx) => {
      const order = await lockForPlacing(tx, id)
      if (order.state === 'declined') await beginAttempt(tx, deps, { order, charged })
    })
    return progressOf(deps, own.account, publicId)
  })

/** Cancels an order that is not placed yet. */
export const cancelPlacing = async (deps: CheckoutDeps, own: Own): Promise<void> => {
  const { id } = await requireOwn(deps, own)
  if (await abandonIfOpen(deps.payment, id)) return
  const { state } = await requireOwn(deps, own)
  if (state === 'placed') refuse(409, 'placed', checkoutMessages.placedAlready)
}

/** Not telling another's from a missing one. */
const requireOwn = async ({ db }: CheckoutDeps, { account, orderId }: Own): Promise<PlacingOrder> =>
  (await ownPlacingOrder(db, orderId, account.id)) ?? refuseUnknown()

const nothingHeld = { confirmUrl: null, held: 0, holds: 0 }

const progressOf = async (deps: CheckoutDeps, account: Account, orderId: string): Promise<Placing> => {
  const before = await requireOwn(deps, { account, orderId })
  const holds =
    before.state === 'abandoned' ? nothingHeld : await authorise(deps.payment, { orderId: before.id })
  // Holds that a declined card or a lost race left to void.
  if (before.state === 'abandoned') await runOperations(deps.payment, { orderId: before.id })
  return present(await requireOwn(deps, { account, orderId }), holds)
}

const sentences: Record<PlacingOrder['state'], string> = {
  placing: checkoutMessages.placing,
  confirming: checkoutMessages.confirming,
  declined: checkoutMessages.declined,
  placed: checkoutMessages.placed,
  abandoned: checkoutMessages.abandoned,
}

const present = (
  { publicId, number, state, message, totalCents }: PlacingOrder,
  { confirmUrl, held, holds }: Pick<HoldsState, 'confirmUrl' | 'held' | 'holds'>,
): Placing => ({
  order_id: publicId,
  number,
  state,
  message: message ?? sentences[state],
  confirm_url: state === 'confirming' ? confirmUrl : null,
  total_cents: totalCents,
  held,
  holds,
})
