import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { accessAfter, moveMoney, settle } from './advance-hire.ts'
import { hireById, lockHire } from './hire.store.ts'

/** An Admin ends what two sides can not agree about: what is held is released, both are told why. */
export const endHire = async (
  tx: Queries,
  deps: DesignerDeps,
  { id, word }: { id: number; word: string },
): Promise<void> => {
  await lockHire(tx, id)
  const hire = (await hireById(tx, id)) ?? refuseUnknown()
  const isOngoing = ['unpaid', 'requested', 'accepted', 'active', 'delivered'].includes(hire.state)
  if (!isOngoing) refuse(409, 'not_now', say.notNow)
  const now = deps.now()
  const state = 'cancelled' as const
  await moveMoney(tx, deps, { hire, action: null, state, now })
  const access = await accessAfter(tx, { hire, state, now })
  const { answeredAt, quote, priceCents, revisionsLeft, sentAt } = hire
  const kept = { word, answerBy: null, answeredAt, quote, priceCents, revisionsLeft }
  const readers = sentAt === null ? (['client'] as const) : (['client', 'designer'] as const)
  await settle(tx, deps, {
    hire,
    change: { ...kept, ...access, state, now },
    news: 'cancel',
    readers,
    at: now,
  })
}
