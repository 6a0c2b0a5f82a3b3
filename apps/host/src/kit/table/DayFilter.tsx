import { readDay, shownDay } from '@showroom/contract/shared/day'
import { useState } from 'react'
import { TextField } from '../form/TextField.tsx'
import type { Table } from './useTable.ts'
import { tableMessages as messages } from './table.messages.ts'

type Props = { filter: { name: string; label: string }; table: Table }

/** A day as people write it, MM.DD.YYYY; it applies when it is one and the field is left or sent. */
export const DayFilter = ({ filter: { name, label }, table }: Props) => {
  const [typed, setTyped] = useState(table.filter(name))
  const [error, setError] = useState<string>()
  const apply = () => {
    const day = readDay(typed)
    if (typed.trim() !== '' && day === null) return setError(messages.dateFormat)
    setError(undefined)
    const written = day === null ? '' : shownDay(day)
    return written === table.filter(name) ? undefined : table.choose(name, written)
  }
  return (
    <form
      className="list-table-day"
      noValidate
      onBlur={apply}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        name={name}
        label={label}
        value={typed}
        onChange={setTyped}
        error={error}
        placeholder={messages.dayFormat}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        enterKeyHint="go"
      />
    </form>
  )
}
