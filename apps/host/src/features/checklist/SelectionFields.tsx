import { qtySources } from '@showroom/contract/checklist/selection-choices'
import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { shownDay } from '@showroom/contract/shared/day'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import type { useForm } from '../../kit/form/useForm.ts'
import { DateField } from '../../kit/form/DateField.tsx'
import { keyIn, optionsOf } from '../projects/words.ts'
import type { SelectionValues } from './selection-form.ts'
import { deciderWords, qtySourceWords, shelfWords } from './words.ts'
import { checklistMessages as messages } from './messages.ts'

type Form = Omit<ReturnType<typeof useForm<SelectionValues>>, 'form'>
type Props = { about: ChecklistAbout; form: Form; row: Selection | null }

/** A new decision's errors come back under its place in the list. */
const errorIn = (form: Form, name: string) =>
  form.errorOf(name) ?? form.errorOf(`items.0.${name}`) ?? form.errorOf(`set.${name}`)

export const SelectionFields = ({ about, form, row }: Props) => {
  const { values, change } = form
  const mayAllow = about.can.manage_pools && (row === null || row.can.set_allowance)
  return (
    <>
      <TextField
        name="title"
        label={messages.title}
        placeholder={messages.titlePlaceholder}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="next"
        value={values.title}
        error={errorIn(form, 'title')}
        onChange={(title) => change({ title }, ['title', 'items.0.title', 'set.title'])}
      />
      <div className="checklist-pair">
        <SelectField
          name="room"
          label={messages.room}
          empty={messages.noRoom}
          options={about.rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.room}
          error={errorIn(form, 'room_id')}
          onChange={(room) => change({ room })}
        />
        <SelectField
          name="category"
          label={messages.shelf}
          empty={messages.anyShelf}
          options={optionsOf(shelfWords)}
          value={values.category}
          onChange={(category) => change({ category })}
        />
      </div>
      <Amount form={form} />
      {mayAllow && <AllowanceFields about={about} form={form} />}
      <DueFields about={about} form={form} />
      <SelectField
        name="decider"
        label={messages.whoDecides}
        options={optionsOf(deciderWords)}
        value={values.decider}
        onChange={(decider) => change({ decider: keyIn(deciderWords, decider) ?? 'client' })}
      />
      <AreaField
        name="instructions"
        label={messages.instructions}
        required={false}
        maxLength={4_000}
        value={values.instructions}
        error={errorIn(form, 'instructions')}
        onChange={(instructions) => change({ instructions })}
      />
      <CheckField name="required" checked={values.required} onChange={(required) => change({ required })}>
        {messages.isRequired}
      </CheckField>
    </>
  )
}

const Amount = ({ form }: Pick<Props, 'form'>) => {
  const { values, change } = form
  return (
    <div className="checklist-pair">
      <SelectField
        name="source"
        label={messages.howMany}
        options={qtySources.map((value) => ({ value, label: qtySourceWords[value] }))}
        value={values.source}
        onChange={(source) => change({ source: keyIn(qtySourceWords, source) ?? 'fixed' })}
      />
      {values.source === 'fixed' ? (
        <TextField
          name="qty"
          label={messages.quantity}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          enterKeyHint="next"
          value={values.qty}
          error={errorIn(form, 'qty')}
          onChange={(qty) => change({ qty: digitsIn(qty) }, ['qty', 'items.0.qty', 'set.qty'])}
        />
      ) : (
        <TextField
          name="waste"
          label={messages.waste}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          enterKeyHint="next"
          value={values.waste}
          error={errorIn(form, 'waste_pct')}
          onChange={(waste) => change({ waste: digitsIn(waste) }, ['items.0.waste_pct', 'set.waste_pct'])}
        />
      )}
    </div>
  )
}

const AllowanceFields = ({ about, form }: Pick<Props, 'about' | 'form'>) => {
  const { values, change } = form
  return (
    <div className="checklist-pair">
      <TextField
        name="allowance"
        label={messages.ownAllowance}
        required={false}
        maxLength={14}
        autoComplete="off"
        enterKeyHint="next"
        value={values.allowance}
        error={errorIn(form, 'allowance_cents')}
        onChange={(allowance) => change({ allowance, pool: '' }, ['allowance_cents'])}
      />
      <SelectField
        name="pool"
        label={messages.sharesWith}
        empty={messages.noShared}
        options={about.pools.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.pool}
        error={errorIn(form, 'pool_id')}
        onChange={(pool) => change(pool === '' ? { pool } : { pool, allowance: '' })}
      />
    </div>
  )
}

const DueFields = ({ about, form }: Pick<Props, 'about' | 'form'>) => {
  const { values, change } = form
  return (
    <div className="checklist-pair">
      <DateField
        name="due_on"
        label={messages.dueOn}
        value={values.dueOn}
        error={errorIn(form, 'due_on')}
        onChange={(dueOn) => change({ dueOn, daysBefore: '' })}
      />
      <TextField
        name="days_before"
        label={messages.daysBefore}
        hint={about.install_on ? messages.installOn(shownDay(about.install_on)) : messages.noInstall}
        required={false}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        enterKeyHint="next"
        value={values.daysBefore}
        error={errorIn(form, 'due_days_before')}
        onChange={(typed) => change({ daysBefore: digitsIn(typed), dueOn: '' }, ['due_days_before'])}
      />
    </div>
  )
}
