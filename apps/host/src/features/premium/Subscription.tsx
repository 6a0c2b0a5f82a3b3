import { brandName } from '@showroom/contract/payment/card-brands'
import type { Premium } from '@showroom/contract/premium/premium'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { dayOf } from '../../kit/moments.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Section } from '../../kit/Section.tsx'
import { toast } from '../../kit/toast/toast.ts'
import type { CardSent } from '../checkout/card-choice.ts'
import { premiumMessages as messages } from './messages.ts'
import { OpenedCards } from './Subscribe.tsx'

type Own = NonNullable<Premium['subscription']>
type Props = { premium: Premium; subscription: Own; onChanged: (premium: Premium) => void }

const dayOrNothing = (moment: string | null): string => (moment === null ? '' : dayOf(moment))

const standing = ({ state, is_ending, period_end, grace_until }: Own): string | null => {
  if (state === 'past_due') return messages.graceUntil(dayOrNothing(grace_until))
  if (state === 'active')
    return is_ending ? messages.endsOn(dayOrNothing(period_end)) : messages.renewsOn(dayOrNothing(period_end))
  return state === 'ended' ? messages.ended : null
}

/** Until when it is paid for, with which card, and what can be done about it. */
export const Subscription = ({ premium, subscription, onChanged }: Props) => {
  const { can } = premium
  const isRunning = subscription.state === 'active' || subscription.state === 'past_due'
  return (
    <Section title={messages.subscription} about={isRunning ? messages.aboutSubscription : undefined}>
      <div className="plan-standing">
        <p role="status" className={subscription.state === 'past_due' ? 'plan-trouble' : undefined}>
          {standing(subscription)} {subscription.sentence}
        </p>
        <Bank url={subscription.confirm_url} onLook={onChanged} />
        {isRunning && (
          <p className="plan-note">
            {messages.card(brandName(subscription.card_brand), subscription.card_last4)}
          </p>
        )}
        <div className="plan-actions">
          {can.resume && <Resume onChanged={onChanged} />}
          {isRunning && !can.resume && <ChangeCard isDue={can.pay} onChanged={onChanged} />}
          {can.cancel && <Cancel subscription={subscription} onChanged={onChanged} />}
        </div>
      </div>
    </Section>
  )
}

const Bank = ({ url, onLook }: { url: string | null; onLook: (premium: Premium) => void }) => {
  const { run, isBusy } = useSubmit(async () => onLook((await call('GET /api/premium', {})).data))
  if (url === null) return null
  return (
    <>
      <p className="plan-note">{messages.bankIsOpen}</p>
      <div className="plan-actions">
        <a className="button" href={url} target="_blank" rel="noopener">
          {messages.goToMyBank}
        </a>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {messages.lookAgain}
        </button>
      </div>
    </>
  )
}

const Resume = ({ onChanged }: Pick<Props, 'onChanged'>) => {
  const { run, isBusy } = useSubmit(async () => {
    const { data, message } = await call('POST /api/premium/resume', {})
    if (message) toast.success(message)
    onChanged(data)
  })
  return (
    <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void run()}>
      {messages.resume}
    </button>
  )
}

const ChangeCard = ({ isDue, onChanged }: { isDue: boolean; onChanged: Props['onChanged'] }) => {
  const change = async (card: CardSent) => {
    const { data, message } = await call('POST /api/premium/card', { body: { card } })
    if (message) toast.success(message)
    onChanged(data)
  }
  return (
    <OpenedCards
      open={messages.anotherCard}
      pay={isDue ? messages.payNow : messages.useCard}
      isQuiet={!isDue}
      tryCard={change}
    />
  )
}

/** Two clicks: this one says until when it stays, the second one does it. */
const Cancel = ({ subscription, onChanged }: Omit<Props, 'premium'>) => {
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy } = useSubmit(async () => {
    const { data, message } = await call('POST /api/premium/cancel', {})
    setAsked(false)
    if (message) toast.success(message)
    onChanged(data)
  })
  const about =
    subscription.state === 'past_due'
      ? messages.cancelPastDue
      : messages.cancelAbout(dayOrNothing(subscription.period_end))
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setAsked(true)}>
        {messages.cancel}
      </button>
      {isAsked && (
        <Dialog title={messages.cancelTitle} onClose={() => setAsked(false)}>
          <p>{about}</p>
          <div className="plan-actions">
            <button
              type="button"
              className="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void run()}
            >
              {messages.cancelYes}
            </button>
            <button type="button" className="button quiet" onClick={() => setAsked(false)}>
              {messages.keep}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
