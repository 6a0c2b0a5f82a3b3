import type { SmsPhone } from '@showroom/contract/notification/sms'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { notificationMessages as messages } from '../messages.ts'
import { CodeForm } from './CodeForm.tsx'
import { NumberForm } from './NumberForm.tsx'

type Props = { phone: SmsPhone; onChange: (phone: SmsPhone) => void }

/** Where somebody's text messages go: a number, proven by a code that was sent to it. */
export const SmsPhoneForm = ({ phone, onChange }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const { number, asked_number, is_stopped } = phone
  const { run: remove, isBusy } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/sms_phone', {})
    onChange(data)
    if (message) toast.success(message)
  })
  const told = (changed: SmsPhone) => {
    setAsking(false)
    onChange(changed)
  }
  const isProving = asked_number !== null && !isAsking
  return (
    <div className="form">
      <p role="status">{stateOf(phone)}</p>
      {isProving && <CodeForm onProven={told} onAnother={() => setAsking(true)} />}
      {(isAsking || (number === null && !isProving)) && <NumberForm onAsked={told} />}
      {number !== null && !isProving && !isAsking && (
        <div className="account-actions">
          {!is_stopped && (
            <button type="button" className="account-plain" onClick={() => setAsking(true)}>
              {messages.anotherNumber}
            </button>
          )}
          <button type="button" className="account-plain" disabled={isBusy} onClick={() => void remove()}>
            {messages.noTexts}
          </button>
        </div>
      )}
    </div>
  )
}

const stateOf = ({ number, asked_number, is_stopped }: SmsPhone): string => {
  if (asked_number !== null) return messages.codeSentTo(asked_number)
  if (number === null) return messages.noMobile
  return is_stopped ? messages.textsStopped(number) : messages.textsGoTo(number)
}
