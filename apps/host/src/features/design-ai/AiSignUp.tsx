import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../kit/form/PasswordField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { paths } from '../../paths.ts'
import { emptyAge } from '../auth/age/age.ts'
import { AgeFields } from '../auth/age/AgeFields.tsx'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { aiDoorMessages as messages } from './door.messages.ts'
import { ShopAccountButton } from './ShopAccountButton.tsx'
import { useAiDoor } from './useAiDoor.ts'
import { useAiUserCheck } from './useAiUserCheck.ts'

const nothing = { ...emptyAge, full_name: '', email: '', password: '', agree: false }

/** An account of AI Design; the address is spelled as the specification has it. */
export const AiSignUp = () => {
  const [query] = useSearchParams()
  const { status } = useAiUserCheck()
  const door = useAiDoor()
  if (status === 'in' && !door.hasEntered) return <Navigate to={paths.designAi} replace />
  return (
    <AuthLayout title={messages.signUpTitle} lead={messages.signUpLead} picture="bathroom">
      <SignUpForm {...door} />
      <ShopAccountButton door={door} />
      <div className="door-links">
        <p>
          {messages.haveAccount}{' '}
          <Link className="door-link" to={`${paths.aiLogin}?${query.toString()}`}>
            {messages.logIn}
          </Link>
        </p>
      </div>
    </AuthLayout>
  )
}

const SignUpForm = ({ enter, isBusy, errors, sentence }: ReturnType<typeof useAiDoor>) => {
  const [typed, setTyped] = useState(nothing)
  const change = (changed: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...changed }))
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter('register', typed)
      }}
    >
      <TextField
        name="full_name"
        label={messages.name}
        autoComplete="name"
        value={typed.full_name}
        onChange={(full_name) => change({ full_name })}
        error={errors.full_name?.[0]}
        required
      />
      <TextField
        name="email"
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        value={typed.email}
        onChange={(email) => change({ email })}
        error={errors.email?.[0]}
        required
      />
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="new-password"
        strength
        known={[typed.full_name, typed.email]}
        value={typed.password}
        onChange={(password) => change({ password })}
        error={errors.password?.[0]}
        required
      />
      <AgeFields form={{ values: typed, change, errorOf: (field) => errors[field]?.[0] }} />
      <Agreement isGiven={typed.agree} error={errors.agree?.[0]} onChange={(agree) => change({ agree })} />
      <FormFailure sentence={sentence} />
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? messages.creating : messages.create}
      </button>
    </form>
  )
}

type AgreementProps = { isGiven: boolean; error: string | undefined; onChange: (isGiven: boolean) => void }

const Agreement = ({ isGiven, error, onChange }: AgreementProps) => (
  <CheckField name="agree" checked={isGiven} onChange={onChange} error={error} required>
    <Link to={paths.termsOfService} target="_blank">
      {messages.agree}
    </Link>
  </CheckField>
)
