import { type FormEvent, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { usePreviousPath } from '../../../shop-context/useNavigationMemory.ts'
import { useIntent } from '../../embed/intent.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { paths } from '../../../paths.ts'
import { ownPath, signedInAtRegister, withRedirect } from '../../../session/redirect.ts'
import { SocialButtons } from '../../../session/SocialButtons.tsx'
import { useSession } from '../../../session/session.ts'
import { useThankYou } from '../../../session/thank-you.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { type Reading, ReadingDialog } from './ReadingDialog.tsx'
import { registerMessages } from './register.messages.ts'
import { PaymentStep } from './PaymentStep.tsx'
import type { Step } from './registration.ts'
import { ShippingStep } from './ShippingStep.tsx'
import { SignUpStep } from './SignUpStep.tsx'
import { StepProgress } from './StepProgress.tsx'
import { useRegistration } from './useRegistration.ts'
import './Register.css'

/** Three steps to an account; the last one may be left out. */
export const Register = () => {
  const session = useSession()
  // Whoever has just signed up here is sent on by what it came to.
  const intent = useIntent()
  const isThanked = useThankYou((state) => state.thanked !== null)
  if (session.status === 'unknown') return <div className="page" aria-busy="true" />
  if (session.status === 'in' && !isThanked)
    return <Navigate to={intent ?? signedInAtRegister(session.user)} replace />
  return <RegistrationWizard />
}

const RegistrationWizard = () => {
  const wizard = useRegistration()
  const { form, step, go, isBusy, sentence } = wizard
  const { form: element, values, change } = form
  const [isCardOpened, setCardOpened] = useState(step === 3)
  if (step === 3 && !isCardOpened) setCardOpened(true)
  const [reading, setReading] = useState<Reading | null>(null)
  const accept = () => {
    change({ agree: true, i_accept: true })
    setReading(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (step === 1) wizard.toShipping()
    if (step === 2) void wizard.createAccount()
    if (step === 3) void wizard.done()
  }
  return (
    <AuthLayout
      picture="kitchen"
      title={registerMessages.headings[step]}
      lead={registerMessages.intros[step]}
      above={<Above step={step} go={go} />}
    >
      <form className="form" ref={element} noValidate onSubmit={submit}>
        <FormFailure sentence={sentence} />
        {step === 1 && <SignUpStep form={form} isBusy={isBusy} onRead={setReading} />}
        {step === 2 && <ShippingStep form={form} onAddCard={wizard.toCard} />}
        {isCardOpened && (
          <PaymentStep
            form={form}
            card={wizard.card.fields}
            isShown={step === 3}
            isBusy={isBusy}
            onDone={() => void wizard.done()}
            onSkip={() => void wizard.skip()}
          />
        )}
      </form>
      {step === 1 && <ProvidersAtRegister />}
      <SignInLink />
      {reading && (
        <ReadingDialog
          reading={reading}
          isAccepted={values.i_accept}
          onAccept={accept}
          onClose={() => setReading(null)}
        />
      )}
    </AuthLayout>
  )
}

const Above = ({ step, go }: { step: Step; go: (step: Step) => void }) => (
  <div className="register-above">
    {step === 1 ? (
      <BackToPage />
    ) : (
      <button type="button" className="form-link door-link" onClick={() => go(step === 3 ? 2 : 1)}>
        {registerMessages.back}
      </button>
    )}
    <StepProgress current={step} />
  </div>
)

const ProvidersAtRegister = () => {
  const [query] = useSearchParams()
  return <SocialButtons redirect={useIntent() ?? query.get('redirect')} />
}

const BackToPage = () => {
  const previous = usePreviousPath(({ path }) => path)
  const intent = useIntent()
  return (
    <Link className="door-link" to={intent ?? ownPath(previous) ?? paths.home}>
      {registerMessages.back}
    </Link>
  )
}

const SignInLink = () => {
  const [query] = useSearchParams()
  const intent = useIntent()
  return (
    <div className="door-links">
      <p>
        {registerMessages.haveAccount}{' '}
        <Link className="door-link" to={intent ?? withRedirect(paths.login, ownPath(query.get('redirect')))}>
          {registerMessages.signIn}
        </Link>
      </p>
    </div>
  )
}
