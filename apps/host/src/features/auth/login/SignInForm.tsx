import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useRestored } from '../../../ssr/useIsHydrated.ts'
import { paths } from '../../../paths.ts'
import { rememberedEmail } from '../../../session/remember.ts'
import { SocialButtons } from '../../../session/SocialButtons.tsx'
import { TwoStepForm } from '../two-step/TwoStepForm.tsx'
import { type Door, useSignIn } from './useSignIn.ts'
import { authMessages as messages } from '../messages.ts'
import '../AuthLayout.css'

type Props = Door & {
  /** Told what was typed: who turns to another door brings it along. */
  onEmail?: (email: string) => void
}

/** Email, password, Remember me; under each field the server’s first message (specification §2, Sign-in page). */
export const SignInForm = ({ portal, redirect, onSignedIn, onEmail }: Props) => {
  const [email, setEmail] = useRestored(rememberedEmail, '')
  useEffect(() => onEmail?.(email), [email, onEmail])
  const [password, setPassword] = useState('')
  const [isKept, setKept] = useRestored(() => rememberedEmail() !== '', false)
  const { form, errors, sentence, isPending, isBusy, signIn, secondStep } = useSignIn({
    portal,
    redirect,
    onSignedIn,
  })
  if (secondStep) return <TwoStepForm {...secondStep} />
  return (
    <>
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void signIn({ email, password, isKept })
        }}
      >
        <EmailField value={email} onChange={setEmail} error={errors.email?.[0]} />
        <PasswordField
          name="password"
          label={messages.password}
          autoComplete="current-password"
          enterKeyHint="go"
          value={password}
          onChange={setPassword}
          error={errors.password?.[0]}
          required
        />
        <div className="door-line">
          {/* Admins are asked for their password each time. */}
          {portal !== 'admin' && (
            <CheckField name="remember" checked={isKept} onChange={setKept}>
              {messages.rememberMe}
            </CheckField>
          )}
          <ForgotLink email={email} isInWindow={onSignedIn !== undefined} />
        </div>
        <FormFailure sentence={sentence} />
        {isPending && (
          <Link className="door-link" to={paths.applicationStatus}>
            {messages.seeYourApplication}
          </Link>
        )}
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? messages.signingIn : messages.signIn}
        </button>
      </form>
      {portal === 'shop' && <SocialButtons redirect={redirect} remember={isKept} />}
    </>
  )
}

const ForgotLink = ({ email, isInWindow }: { email: string; isInWindow: boolean }) => (
  <Link
    className="door-link"
    to={paths.forgotPassword}
    state={email}
    // A window that stands open for a website stays for it.
    target={isInWindow ? '_blank' : undefined}
  >
    {messages.forgotYourPassword}
  </Link>
)

type EmailProps = { value: string; onChange: (email: string) => void; error: string | undefined }

const EmailField = (props: EmailProps) => (
  <TextField
    {...props}
    name="email"
    label={messages.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    enterKeyHint="next"
    required
  />
)
