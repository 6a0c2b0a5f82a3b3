import type { Application } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import { type ReactNode, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { paths } from '../../../paths.ts'
import { ContinueLater } from './ContinueLater.tsx'
import { Failed } from './Failed.tsx'
import { StepContent } from './StepContent.tsx'
import { Steps } from './Steps.tsx'
import { useApplication } from './useApplication.ts'
import { useWizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'
import './Application.css'

type Props = { type: ApplicantType; title: string; lead: string; rail: ReactNode }

/** One page, a few short steps; what is typed is kept, and a mailed link goes on with it anywhere. */
export const ApplicationWizard = ({ type, title, lead, rail }: Props) => {
  const { read, replace } = useApplication()
  return (
    <div className="page page-top apply">
      <div className="page-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className="apply-columns">
        {read.kind === 'waiting' && <div className="apply-waiting" aria-busy="true" />}
        {read.kind === 'failed' && <Failed {...read} />}
        {read.kind === 'ready' && <Opened type={type} {...read.reply} replace={replace} />}
        <aside className="apply-rail">{rail}</aside>
      </div>
    </div>
  )
}

type OpenedProps = {
  type: ApplicantType
  application: Application | null
  linkSentence: string | null
  replace: (application: Application) => void
}

const Opened = ({ type, application, linkSentence, replace }: OpenedProps) => {
  if (application && application.state !== 'draft') return <Navigate to={paths.applicationStatus} replace />
  // Whoever has registered goes on as what they registered for; anybody else may still choose.
  if (application?.has_account && application.type !== type)
    return <Navigate to={type === 'Vendor' ? paths.registerContractor : paths.registerVendor} replace />
  return (
    <div className="apply-main">
      {linkSentence !== null && (
        <p className="form-failure" role="alert">
          {linkSentence} <Link to={paths.applicationStatus}>{messages.askForNewLink}</Link>
        </p>
      )}
      <WizardForm type={type} application={application} replace={replace} />
    </div>
  )
}

const WizardForm = ({ type, application, replace }: Omit<OpenedProps, 'linkSentence'>) => {
  const wizard = useWizard({ type, application, replace })
  const { form, steps, at, sentence, isLost, heading } = wizard
  const { form: element, values, isBusy } = form
  const [isLeaving, setLeaving] = useState(false)
  const isLast = at === steps.length - 1
  const step = steps[at]
  if (!step) return null
  return (
    <>
      <Steps steps={steps} at={at} onGo={wizard.go} />
      <form
        ref={element}
        className="form apply-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (isLast ? wizard.submit() : wizard.next())
        }}
      >
        <FormFailure sentence={sentence} />
        <h2 ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        <StepContent step={step.id} type={type} wizard={wizard} />
        <p className="form-hint" role="status">
          {isLost ? messages.notKept : ''}
        </p>
        <div className="apply-actions">
          {at > 0 && (
            <button type="button" className="button quiet" onClick={() => wizard.go(at - 1)}>
              {messages.back}
            </button>
          )}
          <button type="submit" className="button" disabled={isBusy}>
            {isLast ? (isBusy ? messages.submitting : messages.submit) : messages.continue}
          </button>
          <button type="button" className="form-link apply-later" onClick={() => setLeaving(true)}>
            {messages.saveAndContinueLater}
          </button>
        </div>
      </form>
      {isLeaving && (
        <ContinueLater email={values.email} keepNow={wizard.keepNow} onClose={() => setLeaving(false)} />
      )}
    </>
  )
}
