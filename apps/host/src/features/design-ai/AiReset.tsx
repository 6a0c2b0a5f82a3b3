import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formSentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../kit/form/PasswordField.tsx'
import { paths } from '../../paths.ts'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { aiCall } from './ai-call.ts'
import { beginAiSession } from './ai-session.ts'
import { aiDoorMessages as messages } from './door.messages.ts'

/** By the link of a mail: another password, and in. */
export const AiReset = ({ code }: { code: string }) => {
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { data } = await aiCall('PUT /api/AI/password', { body: { code, password } })
    beginAiSession(data)
    await navigate(paths.designAi, { replace: true })
  }, 'screen')
  return (
    <AuthLayout title={messages.resetTitle} picture="living">
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <PasswordField
          name="password"
          label={messages.newPassword}
          autoComplete="new-password"
          strength
          value={password}
          onChange={setPassword}
          error={fieldErrors.password?.[0]}
          required
        />
        <FormFailure sentence={formSentenceOf(failure)} />
        <button type="submit" className="button" disabled={isBusy}>
          {messages.resetSave}
        </button>
      </form>
    </AuthLayout>
  )
}
