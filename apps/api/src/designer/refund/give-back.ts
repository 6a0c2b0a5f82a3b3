import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { leftOf, refundParts } from '@showroom/contract/designer/milestone-refund.rules'
import { moneyOf } from '@showroom/contract/designer/milestone.rules'
import { refundUnits } from '../../payment/holds/captures.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import type { Hire } from '../hire/hire.store.ts'
import type { Milestone } from '../payment/milestone.store.ts'
import { partsOfMilestone } from '../payment/milestones.ts'

export const chargedOf = (milestone: Milestone) => ({
  money: moneyOf(milestone.holds),
  amountCents: milestone.amountCents,
  returnedCents: milestone.returnedCents,
  approvedAt: milestone.approvedAt === null ? null : new Date(milestone.approvedAt),
})

export const milestoneOf = ({ milestones }: Pick<Hire, 'milestones'>, publicId: string): Milestone =>
  milestones.find((one) => one.publicId === publicId) ?? refuseInvalid({ milestone: [say.unknownMilestone] })

type Giving = { milestone: Milestone; refundCents: number }

/** Decides that some of a charged milestone goes back to the client; the provider is asked after the transaction. */
export const giveBack = async (
  tx: Queries,
  { payment }: Pick<DesignerDeps, 'payment'>,
  { milestone, refundCents }: Giving,
): Promise<void> => {
  if (refundCents > leftOf(chargedOf(milestone))) refuse(409, 'refund_too_much', say.refundTooMuch)
  const { designerCents, feeCents } = refundParts({ ...milestone, refundCents })
  const { id: milestoneId, showroomId } = milestone
  const parts = partsOfMilestone({ amountCents: designerCents + feeCents, feeCents, showroomId })
  await refundUnits(tx, payment, { milestoneId, parts })
}
