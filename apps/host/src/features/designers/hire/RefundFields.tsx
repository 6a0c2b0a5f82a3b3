import { money } from '@showroom/widgets/ui/format.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import type { useForm } from '../../../kit/form/useForm.ts'
import { refundMessages as messages } from './refund.messages.ts'

export type RefundTyped = { milestone: string; amount_cents: string; reason: string }

type Props = {
  form: Pick<ReturnType<typeof useForm<RefundTyped>>, 'values' | 'change' | 'errorOf'>
  choices: readonly { id: string; title: string; leftCents: number }[]
  why: string
  hint?: string
}

/** Of which milestone, how much and why: asked of a client and of whoever decides. */
export const RefundFields = ({ form: { values, change, errorOf }, choices, why, hint }: Props) => (
  <>
    <SelectField
      name="milestone"
      label={messages.milestone}
      options={choices.map(({ id, title, leftCents }) => ({
        value: id,
        label: messages.upTo(title, money(leftCents)),
      }))}
      value={values.milestone}
      onChange={(milestone) => change({ milestone })}
    />
    <TextField
      name="amount_cents"
      label={messages.amount}
      {...(hint ? { hint } : {})}
      required
      inputMode="decimal"
      autoComplete="off"
      value={values.amount_cents}
      error={errorOf('amount_cents')}
      onChange={(amount_cents) => change({ amount_cents })}
    />
    <AreaField
      name="reason"
      label={why}
      required
      maxLength={2_000}
      value={values.reason}
      error={errorOf('reason')}
      onChange={(reason) => change({ reason })}
    />
  </>
)
