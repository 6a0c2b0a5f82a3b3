import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { OrderPayment } from '@showroom/contract/order/order'
import { unpaidHireHours } from '@showroom/contract/policy/figures'
import { hourMs } from '@showroom/contract/shared/time'
import type { Account } from '../../account/account.ts'
import type { Doer } from '../../account/doer.ts'
import {
  type ChargedCard,
  cardForOrder,
  type ChosenCard,
  keepChargedCard,
} from '../../payment/cards/order-card.ts'
import { attemptOf, lockHoldsOf } from '../../payment/holds/hold.store.ts'
import {
  askAnotherCard,
  askHolds,
  authorise,
  authoriseThese,
  runOperations,
  voidHolds,
} from '../../payment/holds/holds.ts'
import { type MissingPayment, missingPaymentsOf, triedHoldsOf } from '../../payment/payment-need.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { hireDeedWords as words } from '../hire/hire-deed.messages.ts'
import { takeHireStep } from '../hire/hire-deed.ts'
import { type Hire, hireById, hireOf, lockHire } from '../hire/hire.store.ts'
import { sideOf } from '../hire/present-hire.ts'
import { saveAttempt } from './milestone.store.ts'

type Own = { account: Account; publicId: string }

/** A card for what no bank holds of a hire. Asked twice, each milestone is held once. */
export const payHire = async (
  deps: DesignerDeps,
  { card, by, ...own }: Own & { card: ChosenCard; by: Doer },
): Promise<OrderPayment> => {
  const hire = await requireOwn(deps.db, own)
  if (await isDue(deps.db, hire)) {
    const charged = await cardForOrder(deps.cards, own.account, card)
    const deed = { hireId: hire.id, by, action: words.paid }
    await takeHireStep(deps, deed, (tx) => ask(tx, deps, { hireId: hire.id, charged }))
  }
  return progressOf(deps, hire.id)
}

/** Asks the provider on: of a client who comes back from their bank. */
export const readHirePayment = async (deps: DesignerDeps, own: Own): Promise<OrderPayment> =>
  progressOf(deps, (await requireOwn(deps.db, own)).id)

/** Only the client pays: to the designer there is nothing of it. */
const requireOwn = async (db: Queries, { account, publicId }: Own): Promise<Hire> => {
  const hire = (await hireOf(db, { publicId, accountId: account.id })) ?? refuseUnknown()
  if (sideOf(hire, account.id) !== 'client') return refuseUnknown()
  // From before there were milestones: it is paid directly.
  return hire.milestones.length > 0 ? hire : refuse(409, 'not_now', say.notNow)
}

/** What is still to be charged: approved milestones are, and what is over is not. */
const missingOf = (db: Queries, { id, state, milestones }: Hire): Promise<MissingPayment[]> => {
  const isOpen = ['requested', 'accepted', 'active', 'delivered'].includes(state)
  const open = isOpen ? milestones.filter(({ approvedAt }) => approvedAt === null) : []
  return missingPaymentsOf(db, { hireId: id }, new Set(open.map((milestone) => milestone.id)))
}

const needsOf = async (db: Queries, hire: Hire) => (await missingOf(db, hire)).flatMap(({ needs }) => needs)

/** A card that was refused, or whose bank asks and gets no answer, may make room for another one. */
const movable = ['declined', 'voided', 'confirming']

const isUnpaid = async (db: Queries, { id, state }: Hire): Promise<boolean> => {
  if (state !== 'unpaid') return false
  const attempt = await attemptOf(db, { hireId: id })
  return attempt.length === 0 || attempt.some((hold) => movable.includes(hold.state))
}

const isDue = async (db: Queries, hire: Hire): Promise<boolean> =>
  (await isUnpaid(db, hire)) || (await needsOf(db, hire)).length > 0

type Charging = { hireId: number; charged: ChargedCard }

const ask = async (tx: Queries, deps: DesignerDeps, { hireId, charged }: Charging): Promise<void> => {
  await lockHire(tx, hireId)
  await lockHoldsOf(tx, { hireId })
  // Again, as it stands now that nobody else changes it.
  const hire = (await hireById(tx, hireId)) ?? refuseUnknown()
  const now = deps.now()
  if (hire.state === 'unpaid' && hire.answerBy !== null && hire.answerBy <= now)
    refuse(409, 'not_now', say.notNow)
  if (await isUnpaid(tx, hire)) return askWhole(tx, deps, { hire, charged })
  const needs = await needsOf(tx, hire)
  if (needs.length === 0) return
  await askAnotherCard(tx, deps.payment, { needs, card: charged })
  await keepChargedCard(tx, deps.cards, { accountId: hire.clientId, kept: charged.kept })
}

/** A hold for each milestone; what an attempt before has left at a bank is voided. */
const askWhole = async (
  tx: Queries,
  { payment }: DesignerDeps,
  { hire, charged }: { hire: Hire; charged: ChargedCard },
): Promise<void> => {
  const payable = { hireId: hire.id }
  await voidHolds(tx, payment, payable)
  const answerBy = new Date(payment.now().getTime() + unpaidHireHours * hourMs)
  const attempt = await saveAttempt(tx, hire.id, { kept: charged.kept, answerBy })
  const holds = hire.milestones.map(({ id, amountCents }) => ({ part: { milestoneId: id }, amountCents }))
  await askHolds(tx, payment, { payable, attempt, card: charged, holds })
}

const progressOf = async (deps: DesignerDeps, hireId: number): Promise<OrderPayment> => {
  const { db, payment } = deps
  const before = (await hireById(db, hireId)) ?? refuseUnknown()
  if (before.state === 'unpaid') {
    if ((await attemptOf(db, { hireId })).length === 0) return shown({ state: 'needed' })
    return shown(await authorise(payment, { hireId }))
  }
  const read = async () => triedHoldsOf(await missingOf(db, (await hireById(db, hireId)) ?? before))
  const tried = await authoriseThese(payment, { hireId }, read)
  // What waited for the money is charged now.
  await runOperations(payment, { hireId }).catch(payment.onProviderError)
  const isMissing = tried.state === 'held' && (await needsOf(db, before)).length > 0
  return shown(isMissing ? { state: 'needed' } : tried)
}

type Shown = { state: OrderPayment['state']; confirmUrl?: string | null; message?: string | null }

const shown = ({ state, confirmUrl = null, message }: Shown): OrderPayment => ({
  state,
  confirm_url: confirmUrl,
  message: message ?? say.payment[state],
})
