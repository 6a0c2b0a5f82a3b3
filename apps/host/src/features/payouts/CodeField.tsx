import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { TextField } from '../../kit/form/TextField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { payoutPageMessages as messages } from './messages.ts'

type Props = { value: string; error: string | undefined; onChange: (code: string) => void }

/** The code that changing payouts and paying out ask for, and what mails it. */
export const CodeField = ({ value, error, onChange }: Props) => {
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await call('POST /api/payout_account/code', {})
    if (message) toast.success(message)
  })
  return (
    <div className="payout-code">
      <TextField
        name="code"
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        error={error}
        onChange={onChange}
      />
      <button
        type="button"
        className="button quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void run()}
      >
        {messages.sendCode}
      </button>
    </div>
  )
}
