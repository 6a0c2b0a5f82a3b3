import type { TwoStep } from '@showroom/contract/account/two-step'
import { useState } from 'react'
import { call } from '../../../../data/call.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { Dialog } from '../../../../kit/form/Dialog.tsx'
import { TextField } from '../../../../kit/form/TextField.tsx'
import { toast } from '../../../../kit/toast/toast.ts'
import { twoStepMessages as messages } from './messages.ts'
import { CurrentPassword, StepForm } from './StepForm.tsx'

type Props = {
  what: 'off' | 'recovery'
  onDone: (state: TwoStep, codes?: string[]) => void
  onClose: () => void
}

/** The password and a code, before what a stranger at an open computer must not do. */
export const Confirm = ({ what, onDone, onClose }: Props) => {
  const [current_password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const submit = useSubmit(async () => {
    const body = { current_password, code }
    if (what === 'off') {
      const { data, message } = await call('POST /api/two_step/off', { body })
      if (message) toast.success(message)
      return onDone(data)
    }
    const { data, message } = await call('POST /api/two_step/recovery', { body })
    if (message) toast.success(message)
    return onDone(data.two_step, data.recovery_codes)
  }, 'screen')
  return (
    <Dialog title={what === 'off' ? messages.turnOffTitle : messages.newRecovery} onClose={onClose}>
      <StepForm submit={submit} label={what === 'off' ? messages.turnOff : messages.newRecovery}>
        <CurrentPassword value={current_password} onChange={setPassword} submit={submit} />
        <TextField
          name="code"
          label={messages.confirmCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={40}
          value={code}
          onChange={setCode}
          error={submit.fieldErrors.code?.[0]}
          required
        />
      </StepForm>
    </Dialog>
  )
}
