import type { RatePreview, RatesInEffect } from '@showroom/contract/rates/rate'
import { rateKindLabels, rateKinds } from '@showroom/contract/rates/rate.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { fieldErrorsOf } from '../../data/failure.ts'
import { useSave } from '../../data/useSave.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { DateField } from '../../kit/form/DateField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Example } from './Example.tsx'
import { Target } from './Target.tsx'
import { ratePageMessages as messages } from './messages.ts'
import { rateFaults, rateOf, type TypedRate, untyped } from './rate-form.ts'

type Props = { choices: RatesInEffect; onPlanned: () => void }

/** A rate for a day to come, with what it does to an example order. */
export const PlanForm = ({ choices, onPlanned }: Props) => {
  const { form: element, ...form } = useForm<TypedRate>({ values: untyped, rules: rateFaults })
  const [example, setExample] = useState<RatePreview | null>(null)
  const change = (typed: Partial<TypedRate>) => {
    form.change(typed, 'percent' in typed ? ['rate_bps'] : Object.keys(typed))
    setExample(null)
  }
  const save = useSave(form, async (typed) => {
    const { message } = await call('POST /api/admin/rate_plans', { body: rateOf(typed) })
    form.change(untyped)
    setExample(null)
    onPlanned()
    return message
  })
  const look = useSubmit(async (typed: TypedRate) => {
    setExample((await call('POST /api/admin/rate_plans/preview', { body: rateOf(typed) })).data)
  })
  const preview = () => void form.submit(async (typed) => fieldErrorsOf(await look.run(typed)))
  return (
    <Section title={messages.planTitle} about={messages.planAbout}>
      <form ref={element} className="form" noValidate aria-label={messages.planTitle} onSubmit={save}>
        <SelectField
          name="kind"
          label={messages.kind}
          value={form.values.kind}
          options={rateKinds.map((value) => ({ value, label: rateKindLabels[value] }))}
          error={form.errorOf('kind')}
          onChange={(kind) => change({ kind: kind === 'tax' ? 'tax' : 'fee' })}
        />
        <Target values={form.values} choices={choices} errorOf={form.errorOf} onChange={change} />
        <Terms values={form.values} errorOf={form.errorOf} onChange={change} />
        {example && <Example preview={example} />}
        <SaveButton isBusy={form.isBusy} label={messages.plan}>
          <button
            type="button"
            className="button quiet"
            aria-disabled={form.isBusy || undefined}
            onClick={preview}
          >
            {messages.preview}
          </button>
        </SaveButton>
      </form>
    </Section>
  )
}

type TermsProps = {
  values: TypedRate
  errorOf: (name: string) => string | undefined
  onChange: (typed: Partial<TypedRate>) => void
}

/** How much, from when, and why. */
const Terms = ({ values, errorOf, onChange }: TermsProps) => (
  <>
    <TextField
      name="rate_bps"
      label={messages.percent}
      hint={messages.percentHint}
      inputMode="decimal"
      required
      value={values.percent}
      error={errorOf('rate_bps')}
      onChange={(percent) => onChange({ percent })}
    />
    <DateField
      name="starts_on"
      label={messages.startsOn}
      required
      value={values.starts_on}
      error={errorOf('starts_on')}
      onChange={(starts_on) => onChange({ starts_on })}
    />
    <TextField
      name="note"
      label={messages.note}
      maxLength={500}
      value={values.note}
      error={errorOf('note')}
      onChange={(note) => onChange({ note })}
    />
  </>
)
