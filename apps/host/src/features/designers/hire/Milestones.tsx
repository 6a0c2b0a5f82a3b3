import type { DesignerHire, HireMilestone } from '@showroom/contract/designer/hire'
import { money } from '@showroom/widgets/ui/format.ts'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { milestoneMoneyTones, milestoneMoneyWords } from '../choice.messages.ts'
import { hireMessages as messages } from './messages.ts'
import { refundMessages } from './refund.messages.ts'

/** What the price is paid for, one after the other, and how the money of each stands. */
export const Milestones = ({ hire }: { hire: DesignerHire }) => {
  const current = isUnderWay(hire)
    ? hire.milestones.find(({ approved_at }) => approved_at === null)
    : undefined
  return (
    <section aria-labelledby="hire-milestones">
      <h2 id="hire-milestones">{messages.milestones}</h2>
      <ol className="designer-milestones">
        {hire.milestones.map((milestone) => (
          <li key={milestone.id} aria-current={milestone === current ? 'step' : undefined}>
            <p className="designer-milestone-name">
              <b>{milestone.title}</b>
              <span>{money(milestone.amount_cents)}</span>
            </p>
            <p className="designer-state">
              <StatusChip tone={milestoneMoneyTones[milestone.money]}>
                {milestoneMoneyWords[milestone.money]}
              </StatusChip>
              <span className="designer-soft">{whenOf(milestone)}</span>
            </p>
            {milestone.refunded_cents > 0 && (
              <p className="designer-soft">{refundMessages.given(money(milestone.refunded_cents))}</p>
            )}
            {hire.side === 'designer' && (
              <p className="designer-soft">{messages.paidOut(money(milestone.paid_out_cents))}</p>
            )}
          </li>
        ))}
      </ol>
      <p className="designer-soft">
        {hire.side === 'client' ? messages.chargedOnApproval : messages.paidOnApproval}
      </p>
      {hire.payment.card && (
        <p className="designer-soft">{messages.onCard(hire.payment.card.brand, hire.payment.card.last4)}</p>
      )}
    </section>
  )
}

const isUnderWay = ({ state }: DesignerHire): boolean => state === 'active' || state === 'delivered'

const whenOf = ({ approved_at, delivered_at }: HireMilestone): string => {
  if (approved_at) return messages.approvedOn(momentOf(approved_at))
  return delivered_at ? messages.deliveredOn(momentOf(delivered_at)) : ''
}
