import type { ChecklistAbout } from '@showroom/contract/checklist/checklist'
import { optionsOf } from '../projects/words.ts'
import type { Filter } from './shown-rows.ts'
import { statusWords } from '@showroom/contract/checklist/selection-status.messages'
import { deciderWords } from './words.ts'
import { dueMessages } from './due.messages.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = { about: ChecklistAbout; filter: Filter; onChange: (filter: Filter) => void }

const dueWords = [
  { value: 'past', label: dueMessages.duePast },
  { value: 'week', label: dueMessages.dueWeek },
  { value: 'month', label: dueMessages.dueMonth },
  { value: 'none', label: dueMessages.dueNone },
]

export const Filters = ({ about, filter, onChange }: Props) => {
  const change = (changed: Partial<Filter>) => onChange({ ...filter, ...changed })
  return (
    <div className="checklist-filters" role="search" aria-label={messages.search}>
      <input
        className="form-input"
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        maxLength={80}
        value={filter.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Select
        label={messages.status}
        all={messages.anyStatus}
        value={filter.status}
        options={[{ value: 'late', label: messages.late }, ...optionsOf(statusWords)]}
        onChange={(status) => change({ status })}
      />
      {about.rooms.length > 0 && (
        <Select
          label={messages.room}
          all={messages.anyRoom}
          value={filter.room}
          options={[
            ...about.rooms.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: messages.noRoom },
          ]}
          onChange={(room) => change({ room })}
        />
      )}
      <Select
        label={dueMessages.dueDate}
        all={dueMessages.anyDue}
        value={filter.due}
        options={dueWords}
        onChange={(due) => change({ due })}
      />
      <Select
        label={messages.whoDecides}
        all={messages.anybody}
        value={filter.who}
        options={optionsOf(deciderWords)}
        onChange={(who) => change({ who })}
      />
    </div>
  )
}

type SelectProps = {
  label: string
  all: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const Select = ({ label, all, value, options, onChange }: SelectProps) => (
  <select
    className="form-input form-select"
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
