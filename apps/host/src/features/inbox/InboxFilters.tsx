import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { readRange } from './day-range.ts'
import type { Change, Shown } from './useInbox.ts'
import { inboxMessages as messages } from './messages.ts'

type Props = { shown: Shown; onShow: (change: Change) => void }

/** By words and by days; an empty form shows everything. */
export const InboxFilters = ({ shown, onShow }: Props) => {
  const { form, values, change, errorOf, refuse } = useForm({ values: shown.query })
  const search = () => {
    const read = readRange(values)
    if ('errors' in read) return refuse(read.errors)
    change(read.range)
    return onShow({ s: values.s.trim(), ...read.range, page: null })
  }
  const clear = () => {
    change({ s: '', from: '', to: '' })
    onShow({ s: null, from: null, to: null, page: null })
  }
  const day = (name: 'from' | 'to') => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  })
  return (
    <form
      ref={form}
      className="received-filters"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <TextField
        name="s"
        label={messages.search}
        value={values.s}
        onChange={(s) => change({ s })}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="go"
      />
      <DayField label={messages.from} {...day('from')} />
      <DayField label={messages.to} {...day('to')} />
      <div className="received-buttons">
        <button type="submit" className="button quiet">
          {messages.show}
        </button>
        {shown.isFiltered && (
          <button type="button" className="form-link" onClick={clear}>
            {messages.clear}
          </button>
        )}
      </div>
    </form>
  )
}

type DayProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const DayField = (props: DayProps) => (
  <TextField
    {...props}
    placeholder={messages.mmDdYyyy}
    inputMode="numeric"
    maxLength={10}
    autoComplete="off"
    enterKeyHint="go"
  />
)
