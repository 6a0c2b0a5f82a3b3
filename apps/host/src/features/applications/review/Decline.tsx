import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useState } from 'react'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { refusalTemplates } from './review-words.ts'
import { reviewMessages as messages } from './messages.ts'

type Props = { isBusy: boolean; onDecline: (reason: string) => Promise<void> }

const rules = ({ reason }: { reason: string }): FieldErrors =>
  reason.trim().length < 5 ? { reason: [say.reason] } : {}

/** Never without a reason that the applicant can read. */
export const Decline = ({ isBusy, onDecline }: Props) => {
  const { form, values, change, errorOf, submit } = useForm({ values: { reason: '' }, rules })
  const [used, setUsed] = useState<string | null>(null)
  return (
    <form
      ref={form}
      className="form"
      noValidate
      aria-label={messages.decline}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(({ reason }) => onDecline(reason))
      }}
    >
      <div className="applications-templates">
        {refusalTemplates.map((reason) => (
          <button
            key={reason}
            type="button"
            className="applications-template"
            aria-pressed={used === reason}
            onClick={() => {
              setUsed(reason)
              change({ reason })
            }}
          >
            {reason}
          </button>
        ))}
      </div>
      <AreaField
        name="reason"
        label={messages.reason}
        hint={messages.theApplicantReadsIt}
        value={values.reason}
        onChange={(reason) => change({ reason })}
        error={errorOf('reason')}
        maxLength={2_000}
        required
      />
      <button type="submit" className="button" disabled={isBusy}>
        {messages.declineWithThisReason}
      </button>
    </form>
  )
}
