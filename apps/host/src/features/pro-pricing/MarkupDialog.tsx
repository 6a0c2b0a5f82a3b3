import type { PricingChoices, ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { EffectiveFields } from './EffectiveFields.tsx'
import { MarkupField } from './MarkupField.tsx'
import { isRemoval, markupFaults, planBody, ruleBody, type TypedMarkup, typedOf } from './markup-form.ts'
import { plannedText } from './planned.ts'
import { scopeText } from './scope.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  /** Null for a new one. */
  rule: ShownMarkupRule | null
  choices: PricingChoices
  onSaved: () => void
  onClose: () => void
}

const send = async (typed: TypedMarkup, rule: ShownMarkupRule | null): Promise<string | undefined> => {
  if (typed.when === 'day')
    return (await call('POST /api/markup/plans', { body: planBody(typed, rule) })).message
  const body = ruleBody(typed)
  const { message } = rule
    ? await call('PUT /api/markup/{id}', { params: { id: rule.id }, body })
    : await call('POST /api/markup', { body })
  return message
}

/** A rule for prices: what it is for, how much, and from when on. */
export const MarkupDialog = ({ rule, choices, onSaved, onClose }: Props) => {
  const { form: element, ...form } = useForm<TypedMarkup>({ values: typedOf(rule), rules: markupFaults })
  const { values, change, errorOf } = form
  const submit = useSave(form, async (typed) => {
    const message = await send(typed, rule)
    onSaved()
    return message
  })
  // What is planned for a rule is planned for what it is for: for something else, another one is added.
  const isPlannedRule = rule !== null && values.when === 'day'
  return (
    <Dialog title={rule ? messages.changeThis(scopeText(rule)) : messages.newRule} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        {!isRemoval(values) && (
          <MarkupField
            label={messages.markupPercent}
            hint={messages.markupHint}
            value={values.markup_bps}
            onChange={(markup_bps) => change({ markup_bps })}
            error={errorOf('markup_bps')}
            required
          />
        )}
        {!isPlannedRule && (
          <ScopeFields value={values} onChange={change} choices={choices} errorOf={errorOf} hasVendor />
        )}
        <EffectiveFields value={values} error={errorOf('effective_on')} onChange={change} />
        {isPlannedRule && (
          <CheckField
            name="is_removed"
            checked={values.is_removed}
            onChange={(is_removed) => change({ is_removed })}
          >
            {messages.removeFromThen}
          </CheckField>
        )}
        {rule?.planned && <p className="form-hint">{messages.plannedStands(plannedText(rule.planned))}</p>}
        <div className="account-actions">
          <SaveButton isBusy={form.isBusy} label={values.when === 'day' ? messages.plan : messages.save} />
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
