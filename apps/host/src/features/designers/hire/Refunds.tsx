import type { DesignerHire, MilestoneRefund } from '@showroom/contract/designer/hire'
import { useState } from 'react'
import { money } from '@showroom/widgets/ui/format.ts'
import { StatusChip } from '../../../kit/StatusChip.tsx'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { momentOf } from '../../../kit/moments.ts'
import { toast } from '../../../kit/toast/toast.ts'
import type { HireProps } from './HirePage.tsx'
import { RefundAsk } from './RefundAsk.tsx'
import { RefundDecline } from './RefundDecline.tsx'
import { refundMessages as messages } from './refund.messages.ts'

/** What was asked back, how it stands, and what either side can say to it. */
export const Refunds = (props: HireProps) => {
  const { hire } = props
  const [isAsking, setAsking] = useState(false)
  const mayAsk = isAskable(hire)
  if (hire.refunds.length === 0 && !mayAsk) return null
  return (
    <section aria-labelledby="hire-refunds">
      <h2 id="hire-refunds" tabIndex={-1} data-focus-home="">
        {messages.refunds}
      </h2>
      {hire.refunds.length === 0 && <p className="designer-soft">{messages.about}</p>}
      {hire.refunds.length > 0 && (
        <ul className="designer-milestones">
          {hire.refunds.map((refund) => (
            <li key={refund.id}>
              <Shown refund={refund} />
            </li>
          ))}
        </ul>
      )}
      <Answers {...props} />
      {mayAsk && (
        <p className="account-actions">
          <button type="button" className="button quiet" onClick={() => setAsking(true)}>
            {messages.ask}
          </button>
        </p>
      )}
      {isAsking && <RefundAsk {...props} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** One request waits at a time. */
const isAskable = ({ side, milestones, refunds }: DesignerHire): boolean =>
  side === 'client' &&
  milestones.some(({ askable_cents }) => askable_cents > 0) &&
  !refunds.some(({ decided_at }) => decided_at === null)

const Shown = ({ refund }: { refund: MilestoneRefund }) => (
  <>
    <p className="designer-milestone-name">
      <b>{refund.milestone_title}</b>
      <span>{money(refund.given_cents ?? refund.amount_cents)}</span>
    </p>
    <p className="designer-state">
      <StatusChip tone={messages.tones[refund.state]}>{messages.states[refund.state]}</StatusChip>
      <span className="designer-soft">{momentOf(refund.decided_at ?? refund.asked_at)}</span>
    </p>
    {refund.answer_by && <p className="designer-soft">{messages.answerBy(momentOf(refund.answer_by))}</p>}
    {refund.state === 'disputed' && <p className="designer-soft">{messages.weDecide}</p>}
    {refund.state === 'refunded' && <p className="designer-soft">{messages.onItsWay}</p>}
    {refund.given_cents !== null && refund.given_cents !== refund.amount_cents && (
      <p className="designer-soft">{messages.askedFor(money(refund.amount_cents))}</p>
    )}
    {refund.reason && <p>{messages.clientSays(refund.reason)}</p>}
    {refund.word && <p>{messages.designerSays(refund.word)}</p>}
    {refund.decision && <p>{messages.weSay(refund.decision)}</p>}
  </>
)

/** Of the open one; the designer says in a dialog why not. */
const Answers = ({ hire, onChange, onStale }: HireProps) => {
  const [isDeclining, setDeclining] = useState(false)
  const { run, isBusy } = useSubmit(async (action: 'agree' | 'withdraw') => {
    const params = { id: hire.id }
    const { data, message } = await call('PUT /api/designer_hire/{id}/refund', { params, body: { action } })
    onChange(data)
    if (message) toast.success(message)
  })
  const answer = async (action: 'agree' | 'decline' | 'withdraw') => {
    if (action === 'decline') setDeclining(true)
    else if ((await run(action))?.status === 409) onStale()
  }
  if (hire.can.refund.length === 0) return null
  return (
    <div className="account-actions">
      {hire.can.refund.map((action) => (
        <button
          key={action}
          type="button"
          className={action === 'agree' ? 'button' : 'button quiet'}
          aria-disabled={isBusy || undefined}
          onClick={() => void answer(action)}
        >
          {messages.actions[action]}
        </button>
      ))}
      {isDeclining && (
        <RefundDecline
          hire={hire}
          onChange={onChange}
          onStale={onStale}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  )
}
