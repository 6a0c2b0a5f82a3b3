import { type FormEvent, useState } from 'react'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { DayFilter } from './DayFilter.tsx'
import type { Table } from './useTable.ts'
import { tableMessages as messages } from './table.messages.ts'

/** A choice from a list, or a day; `name` is what the call and the address call it. */
export type Filter =
  | { name: string; label: string; all: string; options: readonly { value: string; label: string }[] }
  | { name: string; label: string; isDay: true }

type Props = { table: Table; searchFor: string | undefined; filters: readonly Filter[] }

/** Choices apply at once, words when they are sent. */
export const Filters = ({ table, searchFor, filters }: Props) => (
  <div className="list-table-filters">
    {searchFor !== undefined && <Search key={table.query.s} table={table} label={searchFor} />}
    {filters.map((filter) =>
      'isDay' in filter ? (
        <DayFilter key={`${filter.name}${table.filter(filter.name)}`} filter={filter} table={table} />
      ) : (
        <SelectField
          key={filter.name}
          name={filter.name}
          label={filter.label}
          empty={filter.all}
          value={table.filter(filter.name)}
          onChange={(value) => table.choose(filter.name, value)}
          options={filter.options}
        />
      ),
    )}
    {table.isFiltered && (
      <button type="button" className="form-link" onClick={table.clear}>
        {messages.clearFilters}
      </button>
    )}
  </div>
)

const Search = ({ table, label }: { table: Table; label: string }) => {
  const [typed, setTyped] = useState(table.query.s)
  const search = (event: FormEvent) => {
    event.preventDefault()
    table.search(typed)
  }
  return (
    <form className="list-table-search" role="search" onSubmit={search}>
      <TextField
        name="s"
        label={label}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={80}
        enterKeyHint="go"
      />
      <button type="submit" className="button quiet">
        {messages.search}
      </button>
    </form>
  )
}
