import { actionsOf, hasAccess, type HireFacts, mayReview } from '@showroom/contract/designer/hire-state.rules'
import { nameOf } from '../../project/present-project.ts'
import type { HireSide } from '@showroom/contract/designer/designer-choices'
import type { DesignerHire, HireMilestone } from '@showroom/contract/designer/hire'
import { askableOf, refundActionsOf } from '@showroom/contract/designer/milestone-refund.rules'
import { moneyOf } from '@showroom/contract/designer/milestone.rules'
import { stylesOf } from '@showroom/contract/designer/style-survey.rules'
import { presentReview } from '../directory/present-designer.ts'
import type { Milestone } from '../payment/milestone.store.ts'
import { isFunded } from '../payment/milestones.ts'
import { chargedOf } from '../refund/give-back.ts'
import { presentRefund } from '../refund/present-refund.ts'
import type { Hire } from './hire.store.ts'

export const factsOf = ({ state, package: chosen, quote, revisionsLeft, milestones }: Hire): HireFacts => ({
  state,
  price: chosen ? 'package' : quote ? 'quoted' : 'quote_wanted',
  revisionsLeft,
  milestonesLeft: milestones.filter(({ approvedAt }) => approvedAt === null).length,
  isFunded: isFunded({ milestones }),
})

export const sideOf = ({ clientId }: Pick<Hire, 'clientId'>, accountId: number): HireSide =>
  clientId === accountId ? 'client' : 'designer'

/** Whether the designer is in the client's project at this moment. */
const isInside = ({ state, member, accessEndsAt }: Hire, now: Date): boolean =>
  hasAccess(state) && member !== null && accessEndsAt !== null && accessEndsAt > now

type Looking = { accountId: number; now: Date }

export const presentHire = (hire: Hire, looking: Looking): DesignerHire => {
  const side = sideOf(hire, looking.accountId)
  const { state, review, answerBy } = hire
  const money = hire.milestones.map((one) => shownMilestone(one, { side, now: looking.now }))
  return {
    id: hire.publicId,
    state,
    side,
    ...peopleOf(hire, side, looking.now),
    brief: shownBrief(hire),
    package: hire.package && { ...hire.package, milestones: [...(hire.package.milestones ?? [])] },
    quote: hire.quote && { ...hire.quote, milestones: [...(hire.quote.milestones ?? [])] },
    price_cents: hire.priceCents,
    milestones: money,
    payment: shownPayment(hire, { side, money }),
    revisions_left: hire.revisionsLeft,
    access: shownAccess(hire),
    message: hire.message,
    word: hire.word,
    requested_at: hire.requestedAt.toISOString(),
    answer_by: answerBy?.toISOString() ?? null,
    changed_at: hire.changedAt.toISOString(),
    review: shownReview(hire),
    refunds: hire.refunds.map(presentRefund),
    can: {
      act: actionsOf(factsOf(hire), side),
      review: mayReview({ state, side, isReviewed: review !== null }),
      refund: hire.refunds.flatMap((refund) => refundActionsOf(refund.state, side)),
    },
  }
}

/** Before they have accepted, a designer learns neither the client's whole name nor the way into the project. */
const peopleOf = (hire: Hire, side: HireSide, now: Date) => ({
  designer: {
    id: hire.designerPublicId,
    name: nameOf({ firstName: hire.designerFirstName, lastName: hire.designerLastName }),
    company_name: hire.designerCompany,
  },
  client_name:
    side === 'client' || hasAccess(hire.state)
      ? nameOf({ firstName: hire.clientFirstName, lastName: hire.clientLastName })
      : hire.clientFirstName,
  project: {
    id: side === 'client' || isInside(hire, now) ? hire.projectPublicId : null,
    name: hire.projectName,
    zip_code: hire.zipCode,
    is_deleted: hire.projectId === null,
  },
})

type Seeing = { side: HireSide; now: Date }

const shownMilestone = (one: Milestone, { side, now }: Seeing): HireMilestone => ({
  id: one.publicId,
  title: one.title,
  amount_cents: one.amountCents,
  paid_out_cents: one.amountCents - one.feeCents,
  money: moneyOf(one.holds),
  delivered_at: isoOf(one.deliveredAt),
  approved_at: isoOf(one.approvedAt),
  refunded_cents: one.returnedCents,
  askable_cents: side === 'client' ? askableOf(chargedOf(one), now) : 0,
})

const isoOf = (at: string | null): string | null => at && new Date(at).toISOString()

type Money = { side: HireSide; money: readonly HireMilestone[] }

/** To the client alone: what a card is wanted for, and which one was asked. */
const shownPayment = ({ state, card }: Hire, { side, money }: Money): DesignerHire['payment'] => {
  const due = money.filter((one) => one.money === 'needed' || (state === 'unpaid' && one.money !== 'held'))
  const isClient = side === 'client'
  return {
    due_cents: isClient ? due.reduce((sum, { amount_cents }) => sum + amount_cents, 0) : 0,
    card: isClient ? card : null,
  }
}

const shownAccess = ({ right, sees, accessDays, accessEndsAt }: Hire): DesignerHire['access'] => ({
  right,
  sees_prices: sees,
  days: accessDays,
  ends_at: accessEndsAt?.toISOString() ?? null,
})

const shownBrief = ({ brief: { survey, photos, ...brief } }: Hire): DesignerHire['brief'] => ({
  ...brief,
  photo_count: photos.length,
  styles: stylesOf(survey),
})

const shownReview = ({ review, brief, clientFirstName, clientLastName }: Hire): DesignerHire['review'] =>
  review &&
  presentReview({ ...review, rooms: brief.rooms, firstName: clientFirstName, lastName: clientLastName })
