import { commissionGroups, type CommissionGroup } from '@showroom/contract/commission/commission-groups'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { readRange } from '../../kit/table/day-range.ts'
import { reportMessages as messages } from './messages.ts'
import { type ReportSpan, spans } from './report-days.ts'

export type Filter = { span: ReportSpan; by: CommissionGroup; from: string; to: string }
type Props = { shown: Filter; onShow: (change: Partial<Filter>) => void }

/** Which days, and what the rows are made by; either is shown as soon as it is chosen. */
export const CommissionFilters = ({ shown, onShow }: Props) => (
  <div className="report-filters">
    <PressedTabs
      label={messages.which}
      tabs={spans.map((key) => ({ key, name: messages.spans[key] }))}
      pressed={shown.span}
      isToEdges
      onPress={(span) => onShow({ span })}
    />
    <div className="report-choices">
      <SelectField
        name="by"
        label={messages.group}
        value={shown.by}
        onChange={(by) => onShow({ by: commissionGroups.find((group) => group === by) ?? shown.by })}
        options={commissionGroups.map((value) => ({ value, label: messages.groups[value] }))}
      />
      {shown.span === 'days' && <DayFields key={`${shown.from} ${shown.to}`} shown={shown} onShow={onShow} />}
    </div>
  </div>
)

const DayFields = ({ shown: { from, to }, onShow }: Props) => {
  const { form, values, change, errorOf, refuse } = useForm({ values: { from, to } })
  const day = (name: 'from' | 'to') => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
    placeholder: messages.format,
    inputMode: 'numeric' as const,
    maxLength: 10,
    autoComplete: 'off',
  })
  return (
    <form
      ref={form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = readRange(values)
        if ('errors' in read) refuse(read.errors)
        else onShow(read.range)
      }}
    >
      <TextField label={messages.from} {...day('from')} />
      <TextField label={messages.to} {...day('to')} />
      <button type="submit" className="button quiet">
        {messages.show}
      </button>
    </form>
  )
}
