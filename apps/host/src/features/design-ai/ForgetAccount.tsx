import type { AiUser } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { formSentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../kit/form/PasswordField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { aiAccountMessages as messages } from './account.messages.ts'
import { aiCall } from './ai-call.ts'
import { loseAiSession } from './ai-session.ts'
import { forgetTyped } from './draft.ts'

/** The account and all that is in it, gone: asked for twice, by password where there is one. */
export const ForgetAccount = ({ user }: { user: AiUser }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <section>
      <h3>{messages.forget}</h3>
      <p className="form-hint">{messages.forgetHint}</p>
      {isAsking ? (
        <ForgetForm hasPassword={user.has_password} onKeep={() => setAsking(false)} />
      ) : (
        <button type="button" className="button quiet danger" onClick={() => setAsking(true)}>
          {messages.forget}
        </button>
      )}
    </section>
  )
}

const ForgetForm = ({ hasPassword, onKeep }: { hasPassword: boolean; onKeep: () => void }) => {
  const [password, setPassword] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { message } = await aiCall('POST /api/AI/forget', { body: { password } })
    forgetTyped()
    loseAiSession()
    if (message) toast.success(message)
  }, 'screen')
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      {hasPassword && (
        <PasswordField
          name="password"
          label={messages.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={fieldErrors.password?.[0]}
          required
        />
      )}
      <FormFailure sentence={formSentenceOf(failure)} />
      <div className="ai-actions">
        <button type="submit" className="button danger" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.forgetting : messages.forgetNow}
        </button>
        <button type="button" className="form-link" onClick={onKeep}>
          {messages.keep}
        </button>
      </div>
    </form>
  )
}
