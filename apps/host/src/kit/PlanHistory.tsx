import { type Day, shownDay } from '@showroom/contract/shared/day'
import type { Read } from '../data/useRead.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { Loaded } from './Loaded.tsx'
import { Pagination } from './Pagination.tsx'
import { type Column, RowTable } from './RowTable.tsx'
import { Section } from './Section.tsx'
import { toast } from './toast/toast.ts'
import { kitMessages as messages } from './messages.ts'

type Plan = { id: string; state: string; starts_on: Day; planned_by: string | null; note: string }
type Page<Row> = { data: readonly Row[]; current_page: number; last_page: number }

type Props<Row> = {
  title: string
  nothing: string
  read: Read<Page<Row>>
  onPage: (page: number) => void
  /** What is planned, from what to what; the first names its row. */
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  stateOf: (row: Row) => string
  /** Takes back one whose day has not come. */
  cancel: (id: string) => Promise<{ message?: string | undefined }>
}

/** What Admins planned for a day, what holds and what held, with who planned it. */
export const PlanHistory = <Row extends Plan>(props: Props<Row>) => {
  const { title, nothing, read, onPage, columns, cancel } = props
  const { run } = useSubmit(async (id: string) => {
    const { message } = await cancel(id)
    if (message) toast.success(message)
    read.retry()
  })
  return (
    <Section title={title} isWide>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <RowTable
              caption={title}
              rows={data}
              nothing={nothing}
              columns={[...columns, ...planColumns(props, (id) => void run(id))]}
            />
            <Pagination of={title} page={current_page} lastPage={last_page} onPage={onPage} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

type Named<Row> = Pick<Props<Row>, 'nameOf' | 'stateOf'>

const planColumns = <Row extends Plan>(
  { nameOf, stateOf }: Named<Row>,
  onCancel: (id: string) => void,
): readonly Column<Row>[] => [
  { title: messages.planFrom, isWhole: true, cell: ({ starts_on }) => shownDay(starts_on) },
  { title: messages.planState, isWhole: true, cell: stateOf },
  { title: messages.plannedBy, cell: ({ planned_by }) => planned_by || '—' },
  { title: messages.planNote, cell: ({ note }) => note || '—' },
  {
    title: messages.cancel,
    cell: (row) =>
      row.state === 'planned' && (
        <button
          type="button"
          className="form-link"
          aria-label={messages.cancelPlan(nameOf(row), shownDay(row.starts_on))}
          onClick={() => onCancel(row.id)}
        >
          {messages.cancel}
        </button>
      ),
  },
]
