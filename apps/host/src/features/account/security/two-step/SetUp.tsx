import type { TwoStep } from '@showroom/contract/account/two-step'
import { useState } from 'react'
import { call } from '../../../../data/call.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { Dialog } from '../../../../kit/form/Dialog.tsx'
import { TextField } from '../../../../kit/form/TextField.tsx'
import { QrCode } from '../../../../kit/QrCode.tsx'
import { toast } from '../../../../kit/toast/toast.ts'
import { twoStepMessages as messages } from './messages.ts'
import { CurrentPassword, StepForm } from './StepForm.tsx'

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
  const submit = useSubmit(async () => {
    const { data } = await call('POST /api/two_step', { body: { current_password } })
    onBegun(data)
  }, 'screen')
  return (
    <StepForm submit={submit} label={messages.goOn}>
      <p>{messages.about}</p>
      <CurrentPassword value={current_password} onChange={setPassword} submit={submit} />
    </StepForm>
  )
}

type GivingProps = { begun: Begun; onDone: Props['onDone'] }

const GiveCode = ({ begun: { secret, uri }, onDone }: GivingProps) => {
  const [code, setCode] = useState('')
  const submit = useSubmit(async () => {
    const { data, message } = await call('PUT /api/two_step', { body: { code } })
    if (message) toast.success(message)
    onDone(data.two_step, data.recovery_codes)
  }, 'screen')
  return (
    <StepForm submit={submit} label={messages.confirm}>
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
        error={submit.fieldErrors.code?.[0]}
        required
      />
    </StepForm>
  )
}
