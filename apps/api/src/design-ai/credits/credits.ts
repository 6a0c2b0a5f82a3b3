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
