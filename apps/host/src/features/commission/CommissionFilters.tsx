import { commissionGroups, type CommissionGroup } from '@showroom/contract/commission/commission-groups'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { readRange } from '../../kit/table/day-range.ts'
import { DayRangeFields } from '../../kit/table/DayRangeFields.tsx'
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
      <DayRangeFields values={values} onChange={change} errorOf={errorOf} />
      <button type="submit" className="button quiet">
        {messages.show}
      </button>
    </form>
  )
}
