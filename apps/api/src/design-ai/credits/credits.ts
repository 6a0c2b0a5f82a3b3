import { giftCredits } from '@showroom/contract/design-ai/ai-choices'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { changeCredits, type MovementKind, saveMovement } from './credit.store.ts'

type Move = { aiAccountId: number; kind: MovementKind; cause: string; amount: number; now: Date }

/** Balance and movement in one transaction; a cause that comes twice changes nothing the second time. */
const move = async (tx: Queries, movement: Move): Promise<boolean> => {
  if (!(await saveMovement(tx, movement))) return true
  return changeCredits(tx, movement.aiAccountId, movement.amount)
}

export const giveGift = (tx: Queries, aiAccountId: number, now: Date) =>
  move(tx, { aiAccountId, kind: 'gift', cause: `gift:${aiAccountId}`, amount: giftCredits, now })

type JobCredits = { aiAccountId: number; jobId: string; cost: number; now: Date }

/** Sets aside what the job costs, or refuses with 402: nothing of the job is written then. */
export const reserveCredits = async (tx: Queries, { aiAccountId, jobId, cost, now }: JobCredits) => {
  const movement = { aiAccountId, kind: 'reserve' as const, cause: `job:${jobId}`, amount: -cost, now }
  if (!(await move(tx, movement))) refuse(402, 'no_credits', say.noCredits)
}

/** Once, whoever ends the job. */
export const returnCredits = (tx: Queries, { aiAccountId, jobId, cost, now }: JobCredits) =>
  move(tx, { aiAccountId, kind: 'return', cause: `return:${jobId}`, amount: cost, now })

type Bought = { aiAccountId: number; intentId: string; credits: number; now: Date }

/** Once for a payment, whoever tells of it first. */
export const addBought = (tx: Queries, { aiAccountId, intentId, credits, now }: Bought) =>
  move(tx, { aiAccountId, kind: 'purchase', cause: `buy:${intentId}`, amount: credits, now })

type Refunded = { aiAccountId: number; intentId: string | null; refundedCredits: number; now: Date }

/** Taken before the money goes back; refused where somebody spent them meanwhile. */
export const takeRefunded = async (
  tx: Queries,
  { aiAccountId, intentId, refundedCredits, now }: Refunded,
) => {
  const cause = `refund:${intentId}`
  const movement = { aiAccountId, kind: 'refund' as const, cause, amount: -refundedCredits, now }
  if (!(await move(tx, movement))) refuse(409, 'nothing_to_refund', say.nothingToRefund)
}

/** The bank did not take the money: the credits are there again. */
export const returnRefund = (tx: Queries, { aiAccountId, intentId, refundedCredits, now }: Refunded) =>
  move(tx, {
    aiAccountId,
    kind: 'return',
    cause: `refund-failed:${intentId}`,
    amount: refundedCredits,
    now,
  })
