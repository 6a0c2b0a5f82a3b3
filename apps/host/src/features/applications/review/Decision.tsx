import type { ReviewedApplication } from '@showroom/contract/application/application'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AskForMore } from './AskForMore.tsx'
import { Decline } from './Decline.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'
import { reviewMessages as messages } from './messages.ts'

type Props = {
  application: ReviewedApplication
  onChange: (application: ReviewedApplication) => void
  again: () => void
}

type Form = 'more' | 'decline'
type Reply = { data: ReviewedApplication; message?: string | undefined }

/** Approve, ask for more, or decline; each is told to the applicant by mail. */
export const Decision = ({ application, onChange, again }: Props) => {
  const [chosen, setChosen] = useState<Form | null>(null)
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
  const opening = (form: Form) => ({
    isOpen: chosen === form,
    toggle: () => setChosen(chosen === form ? null : form),
  })
  return (
    <section className="applications-decision">
      <h3>{messages.decide}</h3>
      <div className="applications-buttons">
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() =>
            void decide(() => call('POST /api/admin/applications/{id}/approve', { params, body: {} }))
          }
        >
          {isBusy ? messages.deciding : messages.approve}
        </button>
        <IntoVendors
          vendors={application.vendors}
          isBusy={isBusy}
          onApprove={(vendor) =>
            void decide(() => call('POST /api/admin/applications/{id}/approve', { params, body: { vendor } }))
          }
        />
        <Opener label={messages.askForMore} {...opening('more')} />
        <Opener label={messages.decline} {...opening('decline')} />
      </div>
      <p className="applications-soft">
        {type === 'Contractor' ? messages.approvingOpensTheirShowroom : messages.approvingLetsThemSign}
      </p>
      {chosen && <ChosenForm chosen={chosen} params={params} isBusy={isBusy} decide={decide} />}
    </section>
  )
}

type ChosenProps = {
  chosen: Form
  params: { id: string }
  isBusy: boolean
  decide: (send: () => Promise<Reply>) => Promise<void>
}

/** What an applicant is to be told with the decision. */
const ChosenForm = ({ chosen, params, isBusy, decide }: ChosenProps) =>
  chosen === 'more' ? (
    <AskForMore
      isBusy={isBusy}
      onAsk={(requests) =>
        decide(() => call('POST /api/admin/applications/{id}/more', { params, body: { requests } }))
      }
    />
  ) : (
    <Decline
      isBusy={isBusy}
      onDecline={(reason) =>
        decide(() => call('POST /api/admin/applications/{id}/refuse', { params, body: { reason } }))
      }
    />
  )

type IntoProps = {
  vendors: ReviewedApplication['vendors']
  isBusy: boolean
  onApprove: (vendor: string) => void
}

/** An applicant of a company that sells already belongs to its people. */
const IntoVendors = ({ vendors, isBusy, onApprove }: IntoProps) =>
  vendors.map(({ id, name, people }) => (
    <button key={id} type="button" className="button quiet" disabled={isBusy} onClick={() => onApprove(id)}>
      {messages.approveInto(name, people)}
    </button>
  ))

type OpenerProps = { label: string; isOpen: boolean; toggle: () => void }

const Opener = ({ label, isOpen, toggle }: OpenerProps) => (
  <button type="button" className="button quiet" aria-expanded={isOpen} onClick={toggle}>
    {label}
  </button>
)
