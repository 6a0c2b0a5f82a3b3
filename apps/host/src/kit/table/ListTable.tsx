import type { ReactNode } from 'react'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { Read } from '../../data/useRead.ts'
import { CollectButton } from '../CollectButton.tsx'
import { Loaded } from '../Loaded.tsx'
import { Pagination } from '../Pagination.tsx'
import { type Column, RowTable } from '../RowTable.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { type Filter, Filters } from './Filters.tsx'
import { SortField } from './SortField.tsx'
import { hiddenOf } from './hidden-columns.ts'
import type { Table } from './useTable.ts'
import { tableMessages as messages } from './table.messages.ts'
import './ListTable.css'

/** A column of a list; `key` names it in the address. */
export type ListColumn<Row> = Column<Row> & {
  key: string
  /** Put away until somebody asks for it. */
  isExtra?: boolean
}

type Page<Row> = { data: readonly Row[]; total: number; current_page: number; last_page: number }

type Props<Row> = {
  table: Table
  read: Read<Page<Row>>
  caption: string
  /** What its rows are called: “1 order”, “312 orders”. */
  one: string
  many: string
  columns: readonly ListColumn<Row>[]
  /** Stands where nothing has come yet; what fits no filter is said by the table. */
  nothing: ReactNode
  searchFor?: string
  filters?: readonly Filter[]
  /** Asks for all that the filters show as CSV. */
  collect?: () => Promise<SentFile>
  /** What can be done with the ticked rows; without it none can be ticked. */
  bulk?: (ids: readonly string[], done: () => void) => ReactNode
  /** What its naming cell opens; where it is left out, the row's drawer, which stands in the address. */
  onOpen?: (row: Row) => void
  /** False where a row has nothing more than the table shows. */
  isOpened?: boolean
}

/** The one table of the workspaces: sought, filtered, sorted and paged by the server; a row opens its drawer. */
export const ListTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { table, read, columns } = props
  const hidden = hiddenOf(columns, table.hidden)
  return (
    <div className="list-table">
      <Filters table={table} searchFor={props.searchFor} filters={props.filters ?? []} />
      <div className="list-table-bar">
        <p role="status" className="list-table-total">
          {read.kind === 'ready' && counted(read.reply.total, props)}
        </p>
        <div className="list-table-tools">
          <SortField columns={columns} table={table} />
          <ColumnChooser columns={columns} hidden={hidden} onHide={table.hide} />
          {props.collect && (
            <CollectButton className="button quiet" collect={props.collect}>
              {messages.csv}
            </CollectButton>
          )}
        </div>
      </div>
      <Loaded read={read} rows={5}>
        {(page) => (
          <Rows {...props} page={page} hidden={hidden} isBusy={read.kind === 'ready' && read.isOld} />
        )}
      </Loaded>
    </div>
  )
}

const counted = (total: number, { one, many }: { one: string; many: string }) =>
  total === 1 ? `1 ${one}` : `${total.toLocaleString('en-US')} ${many}`

type RowsProps<Row> = Props<Row> & {
  page: Page<Row>
  hidden: ReadonlySet<string>
  isBusy: boolean | undefined
}

const Rows = <Row extends { id: string }>(props: RowsProps<Row>) => {
  const { table, page, columns, hidden, isBusy, many, bulk, isOpened = true } = props
  const onOpen = props.onOpen ?? ((row: Row) => table.show(row.id))
  return (
    <>
      {bulk && <BulkBar table={table} bulk={bulk} />}
      <RowTable
        caption={props.caption}
        rows={page.data}
        columns={columns.filter(({ key }) => !hidden.has(key))}
        isBusy={isBusy}
        nothing={table.isFiltered ? <NothingFits table={table} /> : props.nothing}
        sorting={{ ...table.sort, onSort: table.sortBy }}
        ticking={bulk && { chosen: table.chosen, onTick: table.tick }}
        onOpen={isOpened ? onOpen : undefined}
      />
      <Pagination of={many} page={page.current_page} lastPage={page.last_page} onPage={table.goTo} />
    </>
  )
}

const NothingFits = ({ table }: { table: Table }) => (
  <div className="list-table-nothing">
    <p>{messages.nothingFits}</p>
    <button type="button" className="button quiet" onClick={table.clear}>
      {messages.clearFilters}
    </button>
  </div>
)

type BulkProps = { table: Table; bulk: NonNullable<Props<never>['bulk']> }

/** Appears when something is ticked, on whichever page. */
const BulkBar = ({ table: { chosen, tick }, bulk }: BulkProps) => {
  const [ids, clear] = [[...chosen], () => tick([...chosen], false)]
  if (ids.length === 0) return null
  return (
    <div className="list-table-bulk" role="region" aria-label={messages.ticked(ids.length)}>
      <strong>{messages.ticked(ids.length)}</strong>
      {bulk(ids, clear)}
      <button type="button" className="form-link" onClick={clear}>
        {messages.untick}
      </button>
    </div>
  )
}
