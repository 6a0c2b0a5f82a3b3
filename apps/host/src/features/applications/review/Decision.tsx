import type { ReviewedApplication } from '@showroom/contract/application/application'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AskForMore } from './AskForMore.tsx'
import { Decline } from './Decline.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'

type Props = {
  application: ReviewedApplication
  onChange: (application: ReviewedApplication) => void
  again: () => void
}

type Reply = { data: ReviewedApplication; message?: string | undefined }

/** Approve, ask for more, or decline; each is told to the applicant by mail. */
export const Decision = ({ application, onChange, again }: Props) => {
  const [chosen, setChosen] = useState<'more' | 'decline' | null>(null)
  const { run, isBusy } = useSubmit(async (send: () => Promise<Reply>) => {
    const { data, message } = await send()
    if (message) toast.success(message)
    onChange(data)
  })
  const { id, state, type } = application
  if (state !== 'reviewing' && state !== 'more_needed') return null
  /** What another Admin has decided meanwhile is shown instead. */
  const decide = async (send: () => Promise<Reply>) => {
    if ((await run(send))?.status === 409) again()
  }
  const params = { id }
  return (
    <section className="approvals-decision">
      <h3>Decide</h3>
      <div className="approvals-buttons">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() =>
            void decide(() => call('POST /api/admin/applications/{id}/approve', { params, body: {} }))
          }
        >
          {isBusy ? 'Deciding…' : 'Approve'}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-expanded={chosen === 'more'}
          onClick={() => setChosen(chosen === 'more' ? null : 'more')}
        >
          Ask for more
        </button>
        <button
          type="button"
          className="button quiet"
          aria-expanded={chosen === 'decline'}
          onClick={() => setChosen(chosen === 'decline' ? null : 'decline')}
        >
          Decline
        </button>
      </div>
      <p className="approvals-soft">
        {type === 'Contractor'
          ? 'Approving opens their showroom and tells them by e-mail.'
          : 'Approving lets them sign in and tells them by e-mail.'}
      </p>
      {chosen === 'more' && (
        <AskForMore
          isBusy={isBusy}
          onAsk={(requests) =>
            decide(() => call('POST /api/admin/applications/{id}/more', { params, body: { requests } }))
          }
        />
      )}
      {chosen === 'decline' && (
        <Decline
          isBusy={isBusy}
          onDecline={(reason) =>
            decide(() => call('POST /api/admin/applications/{id}/refuse', { params, body: { reason } }))
          }
        />
      )}
    </section>
  )
}
