import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../kit/form/PasswordField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { emptyAge } from '../auth/age/age.ts'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { aiCall } from './ai-call.ts'
import { AiReset } from './AiReset.tsx'
import { aiDoorMessages as messages } from './door.messages.ts'
import { ShopAccountButton } from './ShopAccountButton.tsx'
import { useAiDoor } from './useAiDoor.ts'
import { useAiUserCheck } from './useAiUserCheck.ts'

/** Into AI Design, by its own password, by a mailed link, or by the shop’s account. */
export const AiLogin = () => {
  const [query] = useSearchParams()
  const { status } = useAiUserCheck()
  const door = useAiDoor()
  const code = query.get('code')
  if (code !== null) return <AiReset code={code} />
  if (status === 'in' && !door.hasEntered) return <Navigate to={paths.designAi} replace />
  return (
    <AuthLayout title={messages.loginTitle} lead={messages.loginLead} picture="living">
      <LoginForm {...door} />
      <ShopAccountButton door={door} />
      <div className="door-links">
        <p>
          {messages.newHere}{' '}
          <Link className="door-link" to={`${paths.aiSignUp}?${query.toString()}`}>
            {messages.signUp}
          </Link>
        </p>
      </div>
    </AuthLayout>
  )
}

const LoginForm = ({ enter, isBusy, errors, sentence }: ReturnType<typeof useAiDoor>) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { run: forget } = useSubmit(async () => {
    const { message } = await aiCall('POST /api/AI/password', { body: { email } })
    if (message) toast.success(message)
  })
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter('login', { ...emptyAge, email, password, full_name: '', agree: false })
      }}
    >
      <TextField
        name="email"
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
        error={errors.email?.[0]}
        required
      />
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.password?.[0]}
        required
      />
      <FormFailure sentence={sentence} />
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? messages.loggingIn : messages.logIn}
      </button>
      <button
        type="button"
        className="form-link door-link"
        disabled={email === ''}
        onClick={() => void forget()}
      >
        {messages.forgot}
      </button>
      {email === '' && <p className="form-hint">{messages.forgotHint}</p>}
    </form>
  )
}
