import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { type MilestonePlan, moneyOf, pricedMilestones } from '@showroom/contract/designer/milestone.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { captureUnits } from '../../payment/holds/captures.ts'
import type { MoneyPart } from '../../payment/provider/operation.store.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import type { Hire } from '../hire/hire.store.ts'
import { addMilestones, type Milestone, saveApproved, showroomOfDesigner } from './milestone.store.ts'

/** The one that is worked on: they are delivered one after the other. */
export const currentMilestone = ({ milestones }: Pick<Hire, 'milestones'>): Milestone | null =>
  milestones.find(({ approvedAt }) => approvedAt === null) ?? null

/** Whether its money is there, or not paid through us at all. */
export const isFunded = (hire: Pick<Hire, 'milestones'>): boolean => {
  const current = currentMilestone(hire)
  return current === null || moneyOf(current.holds) === 'held'
}

type Agreeing = { hireId: number; profileId: number; priceCents: number; plan: MilestonePlan }

/** Fixes what is paid for what, and whose it is, once both know the price. */
export const agreeMilestones = async (
  tx: Queries,
  { hireId, profileId, priceCents, plan }: Agreeing,
): Promise<void> => {
  const showroomId = await showroomOfDesigner(tx, profileId)
  if (showroomId === null) return refuse(409, 'not_payable', say.notPayable)
  await addMilestones(tx, { hireId, showroomId, milestones: pricedMilestones(priceCents, plan) })
}

/** Whose the money of a milestone is. */
export const partsOfMilestone = ({
  amountCents,
  feeCents,
  showroomId,
}: Pick<Milestone, 'amountCents' | 'feeCents' | 'showroomId'>): MoneyPart[] =>
  [
    {
      account: 'contractor' as const,
      partyId: showroomId,
      orderItemId: null,
      amountCents: amountCents - feeCents,
    },
    { account: 'platform' as const, partyId: null, orderItemId: null, amountCents: feeCents },
  ].filter((part) => part.amountCents > 0)

/** Decides that the milestone is charged; the provider is asked after the transaction. */
export const chargeMilestone = async (
  tx: Queries,
  { payment }: Pick<DesignerDeps, 'payment'>,
  { milestone, at }: { milestone: Milestone; at: Date },
): Promise<void> => {
  await saveApproved(tx, milestone.id, at)
  const { id: milestoneId } = milestone
  await captureUnits(tx, payment, { milestoneId, parts: partsOfMilestone(milestone), isLast: true })
}
