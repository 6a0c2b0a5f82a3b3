import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { CodeField } from './CodeField.tsx'
import { payoutPageMessages as messages } from './messages.ts'
import '../../kit/form/form.css'

type Props = { account: PayoutAccount; onAsked: () => void }

/** What there is, what comes next, and all of it now. */
export const PayNow = ({ account, onAsked }: Props) => {
  const { next, reason } = account
  return (
    <Section title={messages.balance} about={messages.payNowAbout}>
      <dl className="payout-sums">
        <div>
          <dt>{messages.available}</dt>
          <dd>{dollars(account.available_cents)}</dd>
        </div>
        <div>
          <dt>{messages.pending}</dt>
          <dd>{dollars(account.pending_cents)}</dd>
        </div>
        <div>
          <dt>{messages.next}</dt>
          <dd>
            {next ? messages.onDay(dollars(next.amount_cents), shownDay(next.day)) : messages.onRequest}
          </dd>
        </div>
      </dl>
      {reason ? <p>{reason}</p> : <AskForm onAsked={onAsked} />}
    </Section>
  )
}

const AskForm = ({ onAsked }: Pick<Props, 'onAsked'>) => {
  const { form: element, ...form } = useForm({
    values: { code: '' },
    rules: ({ code }) => (/^\d{6}$/.test(code.trim()) ? {} : { code: [say.wrongCode] }),
  })
  const save = useSave(form, async ({ code }) => {
    const { message } = await call('POST /api/payout', { body: { code: code.trim() } })
    onAsked()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <CodeField
        value={form.values.code}
        error={form.errorOf('code')}
        onChange={(code) => form.change({ code })}
      />
      <SaveButton isBusy={form.isBusy} label={messages.payNow} />
    </form>
  )
}
