import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import {
  askableOf,
  isOpenRefund,
  nextRefundState,
  type RefundAction,
} from '@showroom/contract/designer/milestone-refund.rules'
import { designerAnswerHours } from '@showroom/contract/policy/figures'
import { hourMs } from '@showroom/contract/shared/time'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { type Hire, hireById, hireOf, lockHire } from '../hire/hire.store.ts'
import { sideOf } from '../hire/present-hire.ts'
import { tellOf } from '../hire/tell-hire.ts'
import { chargedOf, giveBack, milestoneOf } from './give-back.ts'
import type { RefundNews } from './refund-letters.ts'
import { createGiven, createRefund, type Refund, saveDecided, saveDisputed } from './refund.store.ts'

type Own = { accountId: number; publicId: string }
type Asked = { milestone: string; amountCents: number; reason: string }

const bothSides = ['client', 'designer'] as const

/** Locked before it is read: of two who act at once the second sees what the first has done. */
const lockOwn = async (tx: Queries, own: Own): Promise<Hire> => {
  await lockHire(tx, ((await hireOf(tx, own)) ?? refuseUnknown()).id)
  return (await hireOf(tx, own)) ?? refuseUnknown()
}

export const openRefundOf = ({ refunds }: Pick<Hire, 'refunds'>): Refund | null =>
  refunds.find(({ state }) => isOpenRefund(state)) ?? null

type Telling = { hireId: number; news: RefundNews; readers: readonly ('client' | 'designer')[]; at: Date }

/** With the letters, as it stands after the change. */
const tellRefund = async (
  tx: Queries,
  deps: DesignerDeps,
  { hireId, ...telling }: Telling,
): Promise<void> => {
  const hire = await hireById(tx, hireId)
  if (hire) await tellOf(tx, deps, { hire, ...telling })
}

/** A client asks for a charged milestone back; one request waits at a time. */
export const askRefund = async (
  tx: Queries,
  deps: DesignerDeps,
  { milestone: named, amountCents, reason, ...own }: Own & Asked,
): Promise<void> => {
  const hire = await lockOwn(tx, own)
  if (sideOf(hire, own.accountId) !== 'client') refuseUnknown()
  const milestone = milestoneOf(hire, named)
  const now = deps.now()
  const charged = chargedOf(milestone)
  if (charged.money !== 'paid') refuse(409, 'not_now', say.notNow)
  const askable = askableOf(charged, now)
  if (askable === 0 && charged.returnedCents < charged.amountCents)
    refuse(409, 'refund_too_late', say.refundTooLate)
  if (amountCents > askable) refuse(409, 'refund_too_much', say.refundTooMuch)
  const made = { publicId: newPublicId(), hireId: hire.id, milestoneId: milestone.id, amountCents, reason }
  const answerBy = new Date(now.getTime() + designerAnswerHours * hourMs)
  if (!(await createRefund(tx, { ...made, answerBy, now }))) refuse(409, 'refund_open', say.refundOpen)
  await tellRefund(tx, deps, { hireId: hire.id, news: 'refund_ask', readers: ['designer'], at: now })
}

/** The designer agrees or says why not; the client takes it back. */
export const answerRefund = async (
  tx: Queries,
  deps: DesignerDeps,
  { action, word = '', ...own }: Own & { action: RefundAction; word?: string },
): Promise<void> => {
  const hire = await lockOwn(tx, own)
  const side = sideOf(hire, own.accountId)
  const refund = openRefundOf(hire)
  const state = refund && nextRefundState(action, { state: refund.state, side })
  if (!refund || !state) return refuse(409, 'not_now', say.notNow)
  const at = deps.now()
  const { amountCents: refundCents } = refund
  if (action === 'agree') {
    await giveBack(tx, deps, { milestone: milestoneOf(hire, refund.milestoneId), refundCents })
    await saveDecided(tx, refund.id, { state: 'refunded', givenCents: refundCents, decision: '', at })
  }
  if (action === 'withdraw')
    await saveDecided(tx, refund.id, { state: 'withdrawn', givenCents: null, decision: '', at })
  if (action === 'decline') await saveDisputed(tx, refund.id, word)
  const readers = side === 'client' ? (['designer'] as const) : (['client'] as const)
  await tellRefund(tx, deps, { hireId: hire.id, news: `refund_${action}`, readers, at })
}

/** An Admin decides what two sides can not agree about, or gives back unasked; 0 refuses. Answers what was decided. */
export const decideRefund = async (
  tx: Queries,
  deps: DesignerDeps,
  { hireId, milestone: named, amountCents, reason }: Asked & { hireId: number },
): Promise<'give' | 'refuse'> => {
  await lockHire(tx, hireId)
  const hire = (await hireById(tx, hireId)) ?? refuseUnknown()
  const milestone = milestoneOf(hire, named)
  const open = openRefundOf(hire)
  const asked = open?.milestoneId === named ? open : null
  const at = deps.now()
  if (amountCents === 0) {
    if (!asked) return refuse(409, 'refund_unasked', say.refundUnasked)
    await saveDecided(tx, asked.id, { state: 'refused', givenCents: null, decision: reason, at })
    await tellRefund(tx, deps, { hireId, news: 'refund_refuse', readers: bothSides, at })
    return 'refuse'
  }
  await giveBack(tx, deps, { milestone, refundCents: amountCents })
  if (asked)
    await saveDecided(tx, asked.id, { state: 'refunded', givenCents: amountCents, decision: reason, at })
  else {
    const made = { publicId: newPublicId(), hireId, milestoneId: milestone.id, amountCents, reason, now: at }
    await createGiven(tx, made)
  }
  await tellRefund(tx, deps, { hireId, news: 'refund_give', readers: bothSides, at })
  return 'give'
}

/** What a designer has not answered in time waits for an Admin. */
export const lapseRefund = async (
  tx: Queries,
  deps: DesignerDeps,
  { hireId, at }: { hireId: number; at: Date },
): Promise<void> => {
  await lockHire(tx, hireId)
  const hire = await hireById(tx, hireId)
  const refund = hire && openRefundOf(hire)
  if (refund?.state !== 'asked' || refund.answerBy === null || new Date(refund.answerBy) > at) return
  await saveDisputed(tx, refund.id, '')
  await tellRefund(tx, deps, { hireId, news: 'refund_lapse', readers: bothSides, at })
}
