import type { PricingChoices, ShownMarkupRule } from '@showroom/contract/pricing/markup'
import { shownPercent } from '@showroom/contract/pricing/coupon.rules'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { EffectiveFields } from './EffectiveFields.tsx'
import { MarkupField } from './MarkupField.tsx'
import { markupBpsIn } from './percent.ts'
import { now, plannedText, type TypedWhen, whenFaults } from './planned.ts'
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

type Typed = ChosenScope & TypedWhen & { markup_bps: string; is_removed: boolean }

const isRemoval = ({ when, is_removed }: Typed) => when === 'day' && is_removed

const rules = (typed: Typed) => ({
  ...(isRemoval(typed) || markupBpsIn(typed.markup_bps) !== null
    ? {}
    : { markup_bps: [messages.typeAPercent] }),
  ...whenFaults(typed),
})

const typedOf = (rule: ShownMarkupRule | null): Typed => ({
  ...now,
  is_removed: false,
  ...(rule
    ? { ...chosenFrom(rule), markup_bps: shownPercent(rule.markup_bps) }
    : { ...everything, markup_bps: '' }),
})

const send = async (typed: Typed, rule: ShownMarkupRule | null): Promise<string | undefined> => {
  const body = { ...scopeBody(typed), markup_bps: markupBpsIn(typed.markup_bps) ?? 0 }
  if (typed.when === 'day') {
    const change = isRemoval(typed) ? { ...body, markup_bps: null } : body
    const plan = { effective_on: typed.effective_on, changes: [change] }
    return (await call('POST /api/markup/plans', { body: plan })).message
  }
  const { message } = rule
    ? await call('PUT /api/markup/{id}', { params: { id: rule.id }, body })
    : await call('POST /api/markup', { body })
  return message
}

/** A rule for prices: what it is for, how much, and from when on. */
export const MarkupDialog = ({ rule, choices, onSaved, onClose }: Props) => {
  const { form: element, ...form } = useForm<Typed>({ values: typedOf(rule), rules })
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
