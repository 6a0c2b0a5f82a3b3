import type { SoldReturn } from '@showroom/contract/order/return'
import { momentOf } from '../../../kit/moments.ts'
import { returnMessages as messages } from './messages.ts'

type Dated = Pick<
  SoldReturn,
  | 'state'
  | 'asked_at'
  | 'answer_by'
  | 'answered_at'
  | 'send_by'
  | 'sent_at'
  | 'received_at'
  | 'refund_by'
  | 'ended_at'
>

/** What was done when, and until when what comes next. */
export const ReturnTimeline = ({ of }: { of: Dated }) => {
  const steps: [string, string | null][] = [
    [messages.asked, of.asked_at],
    [messages.answerUntil, of.state === 'asked' ? of.answer_by : null],
    [messages.answered, of.answered_at],
    [messages.sendUntil, of.state === 'approved' ? of.send_by : null],
    [messages.sent, of.sent_at],
    [messages.received, of.received_at],
    [messages.refundUntil, of.state === 'received' || of.state === 'sent' ? of.refund_by : null],
    [messages.ended, of.ended_at],
  ]
  return (
    <dl className="return-timeline">
      {steps.map(
        ([name, at]) =>
          at !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={at}>{momentOf(at)}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
