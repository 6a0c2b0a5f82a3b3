import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { call } from '../../data/call.ts'
import { refused } from '../../data/failure.ts'
import { useSave } from '../../data/useSave.ts'
import { PasswordField } from '../../kit/form/PasswordField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { useSession } from '../../session/session.ts'
import { BankFields } from './BankFields.tsx'
import { CodeField } from './CodeField.tsx'
import { handIn } from './hand-in.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { bodyOf, payoutRules, type PayoutTyped, typedOf } from './payout-form.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { SignatureFields } from './SignatureFields.tsx'
import { payoutPageMessages as messages } from './messages.ts'
import '../../kit/form/form.css'

type Props = {
  account: PayoutAccount
  onSaved: (account: PayoutAccount) => void
  onCancel: (() => void) | undefined
}

const usePayoutForm = ({ account, onSaved }: Props) => {
  const email = useSession(({ user }) => user?.email ?? '')
  const { form: element, ...form } = useForm<PayoutTyped>({
    values: typedOf(account.saved, email),
    rules: payoutRules,
  })
  const save = useSave(form, async (typed) => {
    const body = bodyOf(typed, await handIn(account.tokens, typed))
    if (!body) throw refused(messages.chooseState)
    const { data, message } = await call('PUT /api/payout_account', { body })
    onSaved(data)
    return message
  })
  return { element, form, save }
}
export type PayoutFormOf = { form: ReturnType<typeof usePayoutForm>['form']; saved: PayoutAccount['saved'] }

export const PayoutForm = (props: Props) => {
  const { element, form, save } = usePayoutForm(props)
  const { saved } = props.account
  return (
    <form ref={element} className="form payout-form" noValidate onSubmit={save}>
      <IdentityFields form={form} saved={saved} />
      <BankFields form={form} saved={saved} />
      <ScheduleFields form={form} saved={saved} />
      <SignatureFields form={form} saved={saved} />
      {saved && (
        <Section title={messages.confirm}>
          <PasswordField
            name="current_password"
            label={messages.password}
            autoComplete="current-password"
            value={form.values.current_password}
            error={form.errorOf('current_password')}
            onChange={(current_password) => form.change({ current_password })}
          />
          <CodeField
            value={form.values.code}
            error={form.errorOf('code')}
            onChange={(code) => form.change({ code })}
          />
        </Section>
      )}
      <SaveButton isBusy={form.isBusy} label={messages.save} />
      {props.onCancel && (
        <button type="button" className="button quiet" onClick={props.onCancel}>
          {messages.cancel}
        </button>
      )}
    </form>
  )
}
