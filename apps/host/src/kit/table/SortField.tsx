import { SelectField } from '../form/SelectField.tsx'
import type { Table } from './useTable.ts'
import { tableMessages as messages } from './table.messages.ts'

type Props = { columns: readonly { title: string; sort?: string }[]; table: Table }

/** On a phone the columns have no headings to press. */
export const SortField = ({ columns, table: { sort, choose } }: Props) => {
  const options = columns.flatMap(({ title, sort: key }) =>
    key === undefined
      ? []
      : [
          { value: key, label: messages.ascending(title) },
          { value: `-${key}`, label: messages.descending(title) },
        ],
  )
  if (options.length === 0) return null
  return (
    <div className="list-table-sort">
      <SelectField
        name="sort"
        label={messages.sortBy}
        value={sort.isDescending ? `-${sort.by}` : sort.by}
        onChange={(value) => choose('sort', value)}
        options={options}
      />
    </div>
  )
}
