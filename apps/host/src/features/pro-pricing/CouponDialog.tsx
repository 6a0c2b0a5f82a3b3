import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { PricingChoices } from '@showroom/contract/pricing/markup'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { DateField } from '../../kit/form/DateField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { type CouponTyped, couponBody, couponErrors, couponTyped, newCoupon } from './coupon-form.ts'
import { CouponCost } from './CouponCost.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  /** Null for a new one. */
  coupon: ShownCoupon | null
  choices: PricingChoices
  onSaved: () => void
  onClose: () => void
}

type Form = {
  values: CouponTyped
  change: (change: Partial<CouponTyped>) => void
  errorOf: (field: string) => string | undefined
}

/** A code, what it takes off, for what, when and how often. */
export const CouponDialog = ({ coupon, choices, onSaved, onClose }: Props) => {
  const values = coupon ? couponTyped(coupon) : newCoupon
  const { form: element, ...form } = useForm<CouponTyped>({ values, rules: couponErrors })
  const submit = useSave(form, async (typed) => {
    const body = couponBody(typed, coupon)
    const { message } = coupon
      ? await call('PUT /api/coupon/{id}', { params: { id: coupon.id }, body })
      : await call('POST /api/coupon', { body })
    onSaved()
    return message
  })
  return (
    <Dialog title={coupon ? messages.changeThis(coupon.code) : messages.newCoupon} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        <TextField
          name="code"
          label={messages.code}
          hint={messages.codeHint}
          value={form.values.code}
          onChange={(code) => form.change({ code })}
          error={form.errorOf('code')}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={40}
          required
        />
        <Off form={form} />
        <ScopeFields
          value={{ ...form.values, vendor: '' }}
          onChange={({ vendor: _, ...change }) => form.change(change)}
          choices={choices}
          errorOf={form.errorOf}
          hasVendor={false}
        />
        <CouponCost typed={form.values} />
        <Bounds form={form} />
        <CheckField
          name="is_active"
          checked={form.values.is_active}
          onChange={(is_active) => form.change({ is_active })}
        >
          {messages.isActive}
        </CheckField>
        <div className="account-actions">
          <SaveButton isBusy={form.isBusy} />
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const Off = ({ form }: { form: Form }) => (
  <>
    <SelectField
      name="kind"
      label={messages.kind}
      value={form.values.kind}
      onChange={(kind) => form.change({ kind: kind === 'amount' ? kind : 'percent' })}
      options={[
        { value: 'percent', label: messages.kinds.percent },
        { value: 'amount', label: messages.kinds.amount },
      ]}
    />
    {form.values.kind === 'percent' ? (
      <TextField
        name="off_bps"
        label={messages.percent}
        value={form.values.off_bps}
        onChange={(off_bps) => form.change({ off_bps })}
        error={form.errorOf('off_bps')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        required
      />
    ) : (
      <MoneyField name="off_cents" label={messages.amount} form={form} required />
    )}
  </>
)

type MoneyProps = { name: 'off_cents' | 'minimum_cents'; label: string; form: Form; required: boolean }

const MoneyField = ({ name, label, form, required }: MoneyProps) => (
  <TextField
    name={name}
    label={label}
    value={form.values[name]}
    onChange={(typed) => form.change({ [name]: typed })}
    error={form.errorOf(name)}
    inputMode="decimal"
    autoComplete="off"
    maxLength={12}
    required={required}
  />
)

/** From which order on, when, and how often. */
const Bounds = ({ form }: { form: Form }) => (
  <>
    <MoneyField name="minimum_cents" label={messages.minimum} form={form} required={false} />
    {(['starts_at', 'ends_at'] as const).map((name) => (
      <DateField
        key={name}
        name={name}
        label={name === 'starts_at' ? messages.starts : messages.ends}
        value={form.values[name]}
        onChange={(day) => form.change({ [name]: day })}
        error={form.errorOf(name)}
      />
    ))}
    {(['limit_total', 'limit_per_client'] as const).map((name) => (
      <TextField
        key={name}
        name={name}
        label={name === 'limit_total' ? messages.limitTotal : messages.limitPerClient}
        hint={messages.noLimit}
        value={form.values[name]}
        onChange={(typed) => form.change({ [name]: typed })}
        error={form.errorOf(name)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        required={false}
      />
    ))}
  </>
)
