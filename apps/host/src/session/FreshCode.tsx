import { call } from '../data/call.ts'
import { useSave } from '../data/useSave.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { TextField } from '../kit/form/TextField.tsx'
import { useForm } from '../kit/form/useForm.ts'
import { SaveButton } from '../kit/SaveButton.tsx'
import { Section } from '../kit/Section.tsx'
import { toast } from '../kit/toast/toast.ts'
import { sessionMessages } from './messages.ts'
import '../kit/form/form.css'

const { freshCode: messages } = sessionMessages

/** A trusted device is not enough where money leaves: the code is given anew. */
export const FreshCode = () => {
  const { form: element, ...form } = useForm({
    values: { otp: '' },
    rules: ({ otp }) => (/^\d{6}$/.test(otp.trim()) ? {} : { otp: [messages.wrong] }),
  })
  const sending = useSubmit(async () => {
    await call('GET /api/login/verify_otp', { query: {} })
    toast.success(messages.mailed)
  })
  const save = useSave(form, async ({ otp }) => {
    const { data } = await call('GET /api/login/verify_otp', { query: { otp: otp.trim() } })
    if (!data.valid_otp) {
      form.refuse({ otp: [messages.wrong] })
      return undefined
    }
    form.change({ otp: '' })
    return messages.taken
  })
  return (
    <Section title={messages.title} about={messages.about}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="otp"
          label={messages.title}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={form.values.otp}
          error={form.errorOf('otp')}
          onChange={(otp) => form.change({ otp })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.give}>
          <button
            type="button"
            className="button quiet"
            aria-disabled={sending.isBusy || undefined}
            onClick={() => void sending.run()}
          >
            {messages.mail}
          </button>
        </SaveButton>
      </form>
    </Section>
  )
}
