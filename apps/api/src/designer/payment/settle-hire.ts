import { keepChargedCard } from '../../payment/cards/order-card.ts'
import type { TransactionListeners } from '../../platform/events.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { accessAfter, isInAlready, settle } from '../hire/advance-hire.ts'
import { answerBy } from '../hire/ask-designer.ts'
import { type Hire, hireById, lockHire } from '../hire/hire.store.ts'
import { tellStepped } from '../hire/hire-events.ts'
import { tellOf } from '../hire/tell-hire.ts'
import { takeKeptCard } from './milestone.store.ts'

/** What the provider’s answers make of a hire; each may come more than once, and late. */
export const settleHireWith = (deps: DesignerDeps): TransactionListeners => ({
  'hold.settling': async (tx, payable) => {
    if ('hireId' in payable) await lockHire(tx, payable.hireId)
  },
  'hold.settled': async (tx, settled) => {
    if (!('hireId' in settled)) return 'wanted'
    const hire = await hireById(tx, settled.hireId)
    if (!hire) return 'unwanted'
    if (settled.outcome === 'payment-needed') {
      await tellOf(tx, deps, { hire, news: 'payment_needed', readers: ['client'], at: deps.now() })
      return 'wanted'
    }
    if (settled.outcome !== 'held') return 'wanted'
    if (hire.state === 'unpaid') return held(tx, deps, hire)
    if (isOver(hire)) return 'unwanted'
    await tellStepped(tx, { hireId: hire.id, news: 'payment_found', readers: [], actorId: null }, deps.now())
    return 'wanted'
  },
})

const isOver = ({ state }: Hire): boolean => ['declined', 'expired', 'cancelled'].includes(state)

/** The whole is held: a request goes to its designer, an agreed quote begins. */
const held = async (tx: Queries, deps: DesignerDeps, hire: Hire): Promise<'wanted' | 'unwanted'> => {
  const now = deps.now()
  const { clientId: accountId, word, answeredAt, quote, priceCents, revisionsLeft } = hire
  if (hire.projectId === null) return 'unwanted'
  // What was agreed about access could not hold: nothing is paid for it.
  if (quote !== null && (await isInAlready(tx, hire, now))) return 'unwanted'
  await keepChargedCard(tx, deps.cards, { accountId, kept: await takeKeptCard(tx, hire.id) })
  const kept = { word, answeredAt, quote, priceCents, revisionsLeft, sentAt: now, now }
  const readers = ['designer'] as const
  if (quote === null) {
    const { member, accessEndsAt } = hire
    const change = { ...kept, state: 'requested' as const, answerBy: answerBy(now), member, accessEndsAt }
    await settle(tx, deps, { hire, change, news: 'request', readers, at: now })
    return 'wanted'
  }
  const access = await accessAfter(tx, { hire, state: 'accepted', now })
  const change = { ...kept, ...access, state: 'accepted' as const, answerBy: null }
  await settle(tx, deps, { hire, change, news: 'agree', readers, at: now })
  return 'wanted'
}
