import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import type { OrderPayment } from '@showroom/contract/order/order'
import type { Account } from '../../account/account.ts'
import { deedBy } from '../../account/acting-admin.ts'
import type { Doer } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { CardDeps } from '../../payment/cards/cards.ts'
import {
  type ChargedCard,
  cardForOrder,
  type ChosenCard,
  keepChargedCard,
} from '../../payment/cards/order-card.ts'
import { holdsOf } from '../../payment/holds/hold.store.ts'
import { askHolds, authorise, runOperations, voidHolds } from '../../payment/holds/holds.ts'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { balanceOf } from '../balance.ts'
import { openNegativeOf } from '../negative/negative.store.ts'
import { lockParty, type Party } from '../party.store.ts'
import {
  addPayment,
  type BalancePayment,
  latestPaymentOf,
  savePaymentState,
} from './balance-payment.store.ts'

export type PayDeps = { db: Db; now: () => Date; cards: CardDeps; payment: PaymentDeps }

const say = balanceMessages.pay

type Paying = { account: Account; party: Party; card: ChosenCard; amountCents: number; by: Doer }

/** A card for all that is missing of a balance. Asked twice, it is charged once: the second finds the first, or nothing missing. */
export const payBalance = async (deps: PayDeps, { account, party, card, amountCents, by }: Paying) => {
  await requireOwed(deps.db, party, amountCents)
  if (await isFree(deps.db, await latestPaymentOf(deps.db, party))) {
    const charged = await cardForOrder(deps.cards, account, card)
    await deps.db.transaction((tx) => ask(tx, deps, { party, amountCents, charged, askedBy: account.id, by }))
  }
  return progressOf(deps, party)
}

/** Whoever pays has read the sum: another one is not charged without a word. */
const requireOwed = async (db: Queries, party: Party, amountCents: number): Promise<void> => {
  const { availableCents } = await balanceOf(db, party)
  if (availableCents >= 0) refuse(409, 'nothing_owed', say.nothingOwed)
  if (availableCents !== -amountCents) refuse(409, 'balance_changed', say.changed)
}

/** A card that was refused, or whose bank asks and gets no answer, makes room for another one. */
const isFree = async (db: Queries, latest: BalancePayment | null): Promise<boolean> => {
  if (!latest || latest.state === 'paid' || latest.state === 'given_up') return true
  if (latest.state === 'charging') return false
  return (await holdsOf(db, { balancePaymentId: latest.id })).some(({ state }) => state === 'confirming')
}

type Asking = { party: Party; amountCents: number; charged: ChargedCard; askedBy: number; by: Doer }

const ask = async (tx: Queries, deps: PayDeps, { party, amountCents, charged, askedBy, by }: Asking) => {
  await lockParty(tx, party)
  // Again, as it stands now that nobody else changes it.
  const latest = await latestPaymentOf(tx, party)
  if (!(await isFree(tx, latest))) return
  await requireOwed(tx, party, amountCents)
  const { payment } = deps
  if (latest?.state === 'asked') {
    await savePaymentState(tx, latest.id, 'given_up')
    await voidHolds(tx, payment, { balancePaymentId: latest.id })
  }
  const { brand: cardBrand, last4: cardLast4 } = charged
  const asked = { ...party, publicId: newPublicId(), amountCents, cardBrand, cardLast4, askedBy }
  const at = deps.now()
  const id = await addPayment(tx, { ...asked, askedAt: at })
  await writeAudit(tx, {
    ...deedBy(by),
    at,
    action: 'asked to pay by card',
    entity: 'balance_payment',
    entityId: asked.publicId,
    before: { available_cents: -amountCents },
    after: { amount_cents: amountCents, card: cardLast4 },
  })
  const payable = { balancePaymentId: id }
  await askHolds(tx, payment, {
    payable,
    attempt: 1,
    card: charged,
    holds: [{ part: payable, amountCents }],
  })
  await keepChargedCard(tx, deps.cards, { accountId: askedBy, kept: charged.kept })
}

/** How far the newest card is; asks the provider on: of somebody who comes back from their bank as well. */
export const progressOf = async (deps: PayDeps, party: Party): Promise<OrderPayment> => {
  const latest = await latestPaymentOf(deps.db, party)
  if (!latest || !(await isOfThisFall(deps.db, party, latest))) return shown({ state: 'needed' })
  if (latest.state === 'paid') return shownPaid(deps, party)
  const { payment } = deps
  const payable = { balancePaymentId: latest.id }
  const tried = await authorise(payment, payable)
  if (tried.state !== 'held') return shown(tried)
  await runOperations(payment, payable).catch(payment.onProviderError)
  const now = await latestPaymentOf(deps.db, party)
  if (now?.state === 'paid') return shownPaid(deps, party)
  // Nothing was missing any more when the bank answered: it is let go of, and nothing is charged.
  return shown({ state: now?.state === 'charging' ? 'asked' : 'needed' })
}

/** A card that was refused long ago says nothing of what is missing today. */
const isOfThisFall = async (db: Queries, party: Party, { askedAt, state }: BalancePayment) => {
  if (state === 'asked' || state === 'charging') return true
  const open = await openNegativeOf(db, party)
  return open === null ? state === 'paid' : askedAt >= open.firstBelowAt
}

const shownPaid = async ({ db }: PayDeps, party: Party): Promise<OrderPayment> => {
  const { availableCents } = await balanceOf(db, party)
  return shown({ state: availableCents < 0 ? 'needed' : 'held' })
}

type Shown = { state: OrderPayment['state']; confirmUrl?: string | null; message?: string | null }

const shown = ({ state, confirmUrl = null, message }: Shown): OrderPayment => ({
  state,
  confirm_url: confirmUrl,
  message: message ?? say.states[state],
})
