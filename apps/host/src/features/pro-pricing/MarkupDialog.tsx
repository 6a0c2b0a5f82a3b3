import type { PricingChoices, ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { MarkupField } from './MarkupField.tsx'
import { markupBpsIn } from './percent.ts'
import { type ChosenScope, chosenFrom, everything, scopeBody, scopeText } from './scope.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  /** Null for a new one. */
  rule: ShownMarkupRule | null
  choices: PricingChoices
  onSaved: () => void
  onClose: () => void
}

type Typed = ChosenScope & { markup_bps: string }

const rules = ({ markup_bps: typed }: Typed) =>
  markupBpsIn(typed) === null ? { markup_bps: [messages.typeAPercent] } : {}

/** A rule for prices: what it is for, and how much. */
export const MarkupDialog = ({ rule, choices, onSaved, onClose }: Props) => {
  const values: Typed = rule
    ? { ...chosenFrom(rule), markup_bps: shownPercent(rule.markup_bps) }
    : { ...everything, markup_bps: '' }
  const { form: element, ...form } = useForm<Typed>({ values, rules })
  const submit = useSave(form, async (typed) => {
    const body = { ...scopeBody(typed), markup_bps: markupBpsIn(typed.markup_bps) ?? 0 }
    const { message } = rule
      ? await call('PUT /api/markup/{id}', { params: { id: rule.id }, body })
      : await call('POST /api/markup', { body })
    onSaved()
    return message
  })
  return (
    <Dialog title={rule ? messages.changeThis(scopeText(rule)) : messages.newRule} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        <MarkupField
          label={messages.markupPercent}
          hint={messages.markupHint}
          value={form.values.markup_bps}
          onChange={(markup_bps) => form.change({ markup_bps })}
          error={form.errorOf('markup_bps')}
          required
        />
        <ScopeFields
          value={form.values}
          onChange={form.change}
          choices={choices}
          errorOf={form.errorOf}
          hasVendor
        />
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
