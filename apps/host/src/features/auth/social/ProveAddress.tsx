import type { User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { useState } from 'react'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { readSocialReturn } from '../../../session/social-return.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { CodeBoxes } from '../login/CodeBoxes.tsx'
import { codeError } from '../login/one-time-code.ts'
import { challengeIn } from '../two-step/challenge-in.ts'
import { BackToLogin } from './BackToLogin.tsx'
import type { Proof } from './useSocialCallback.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../data/failure.ts'
import { authMessages as messages } from '../messages.ts'

type Entry = (answered: { user: User; token: string | null }) => Promise<boolean>
type By = 'code' | 'password'
type Props = {
  provider: string
  label: string
  proof: Proof
  enter: Entry
  onSecondStep: (challenge: string) => void
}

/** Once: that the account under this address is theirs. */
export const ProveAddress = ({ provider, label, proof, enter, onSecondStep }: Props) => {
  const [by, setBy] = useState<By>('code')
  const { form, values, change, errorOf, isBusy, failure, prove } = useProof(by, {
    provider,
    token: proof.token,
    enter,
    onSecondStep,
  })
  return (
    <AuthLayout
      title={messages.oneMoreStep}
      lead={
        <>
          {messages.proveAddressBefore} <strong>{proof.email}</strong>
          {messages.proveAddressAfter(label)}
        </>
      }
      picture="living"
    >
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          prove()
        }}
      >
        {by === 'code' ? (
          <CodeBoxes value={values.code} onChange={(code) => change({ code })} error={errorOf('code')} />
        ) : (
          <PasswordField
            name="password"
            label={messages.yourShowroomPassword}
            autoComplete="current-password"
            enterKeyHint="go"
            value={values.password}
            onChange={(password) => change({ password })}
            error={errorOf('password')}
            required
          />
        )}
        <FormFailure sentence={formSentenceOf(failure)} />
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? messages.checking : messages.continue}
        </button>
        {proof.accepts_password && (
          <button
            type="button"
            className="button quiet"
            onClick={() => setBy(by === 'code' ? 'password' : 'code')}
          >
            {by === 'code' ? messages.usePassword : messages.useCode}
          </button>
        )}
      </form>
      <BackToLogin />
    </AuthLayout>
  )
}

type Proving = Pick<Props, 'provider' | 'enter' | 'onSecondStep'> & { token: string }

const useProof = (by: By, { provider, token, enter, onSecondStep }: Proving) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({
    values: { code: '', password: '' },
    rules: ({ code, password }) => (by === 'code' ? codeRule(code) : passwordRule(password)),
  })
  const { run, failure } = useSubmit(async ({ code, password }: typeof values) => {
    const { remember } = readSocialReturn()
    const credential = by === 'code' ? { code } : { password }
    const body = { proof: token, remember, ...credential }
    const { data } = await call('POST /api/sociallogin/{provider}/proof', {
      params: { provider },
      body,
    })
    await enter(data)
  }, 'screen')
  const prove = () =>
    void submit(async (typed) => {
      const refused = await run(typed)
      const challenge = challengeIn(refused)
      if (challenge) onSecondStep(challenge)
      return challenge ? {} : fieldErrorsOf(refused)
    })
  return { form, values, change, errorOf, isBusy, failure, prove }
}

const codeRule = (code: string) => {
  const error = codeError(code)
  return error === null ? {} : { code: [error] }
}

const passwordRule = (password: string) =>
  password === '' ? { password: [accountMessages.required('password')] } : {}
