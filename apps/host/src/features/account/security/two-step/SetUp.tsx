import type { TwoStep } from '@showroom/contract/account/two-step'
import { useState } from 'react'
import { call } from '../../../../data/call.ts'
import { formSentenceOf } from '../../../../data/failure.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { Dialog } from '../../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../../../kit/form/PasswordField.tsx'
import { TextField } from '../../../../kit/form/TextField.tsx'
import { QrCode } from '../../../../kit/QrCode.tsx'
import { toast } from '../../../../kit/toast/toast.ts'
import { twoStepMessages as messages } from './messages.ts'

type Props = { onDone: (state: TwoStep, codes: string[]) => void; onClose: () => void }
type Begun = { secret: string; uri: string }

/** The password first; then the app is shown the secret, and shows a code of it. */
export const SetUp = ({ onDone, onClose }: Props) => {
  const [begun, setBegun] = useState<Begun | null>(null)
  return (
    <Dialog title={messages.title} onClose={onClose}>
      {begun ? <GiveCode begun={begun} onDone={onDone} /> : <GivePassword onBegun={setBegun} />}
    </Dialog>
  )
}

const GivePassword = ({ onBegun }: { onBegun: (begun: Begun) => void }) => {
  const [current_password, setPassword] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { data } = await call('POST /api/two_step', { body: { current_password } })
    onBegun(data)
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
      <p>{messages.about}</p>
      <PasswordField
        name="current_password"
        label={messages.currentPassword}
        autoComplete="current-password"
        enterKeyHint="next"
        value={current_password}
        onChange={setPassword}
        error={fieldErrors.current_password?.[0]}
        required
      />
      <FormFailure sentence={formSentenceOf(failure)} />
      <button type="submit" className="button" disabled={isBusy}>
        {messages.goOn}
      </button>
    </form>
  )
}

type GivingProps = { begun: Begun; onDone: Props['onDone'] }

const GiveCode = ({ begun: { secret, uri }, onDone }: GivingProps) => {
  const [code, setCode] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { data, message } = await call('PUT /api/two_step', { body: { code } })
    if (message) toast.success(message)
    onDone(data.two_step, data.recovery_codes)
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
      <p>{messages.scan}</p>
      <QrCode text={uri} label={messages.scanLabel} />
      <p>
        {messages.orType} <code className="two-step-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        name="code"
        label={messages.code}
        hint={messages.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={10}
        value={code}
        onChange={setCode}
        error={fieldErrors.code?.[0]}
        required
      />
      <FormFailure sentence={formSentenceOf(failure)} />
      <button type="submit" className="button" disabled={isBusy}>
        {messages.confirm}
      </button>
    </form>
  )
}
