import type { ReactNode } from 'react'
import './RowTable.css'
import { kitMessages as messages } from './messages.ts'

export type Column<Row> = {
  title: string
  /** What a card says before the cell, where the title is too long for it. */
  short?: string
  /** What the server calls it when it sorts by it. */
  sort?: string
  isNumber?: boolean
  /** Its words are short and of few kinds, or codes with hyphens: none is broken inside. */
  isWhole?: boolean
  /** What somebody is called: its words may stand below each other, and none is broken inside. */
  isName?: boolean
  cell: (row: Row) => ReactNode
}

type Sorting = { by: string; isDescending: boolean; onSort: (column: string) => void }
type Ticking = { chosen: ReadonlySet<string>; onTick: (ids: readonly string[], isTicked: boolean) => void }

type Props<Row> = {
  caption: string
  rows: readonly Row[]
  /** The first names its row. */
  columns: readonly Column<Row>[]
  /** Others are on their way. */
  isBusy?: boolean | undefined
  /** Stands in place of a table without rows. */
  nothing: ReactNode
  sorting?: Sorting | undefined
  /** Rows can be ticked. */
  ticking?: Ticking | undefined
  /** What its naming cell opens. */
  onOpen?: ((row: Row) => void) | undefined
}

/** Rows where there is space, cards with the same order on a phone. */
export const RowTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { caption, rows, columns, isBusy, nothing, sorting, ticking, onOpen } = props
  if (rows.length === 0)
    return typeof nothing === 'string' ? <p className="row-table-nothing">{nothing}</p> : nothing
  const [naming, ...others] = columns
  return (
    <table className="row-table" aria-busy={isBusy || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {ticking && <TickAll ids={rows.map(({ id }) => id)} {...ticking} />}
          {columns.map((column) => (
            <Heading key={column.title} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={ticking?.chosen.has(row.id) ? 'ticked' : undefined}>
            {ticking && <Tick id={row.id} {...ticking} />}
            <th scope="row" id={ticking && `row-${row.id}`}>
              {onOpen ? (
                <button type="button" className="form-link" onClick={() => onOpen(row)}>
                  {naming?.cell(row)}
                </button>
              ) : (
                naming?.cell(row)
              )}
            </th>
            {others.map((column) => (
              <td key={column.title} data-label={column.short ?? column.title} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const classOf = <Row,>({ isNumber, isWhole, isName }: Column<Row>) => {
  if (isNumber) return 'number'
  if (isName) return 'name'
  return isWhole ? 'whole' : undefined
}

type HeadingProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

const Heading = <Row,>({ column: { title, sort, isNumber }, sorting }: HeadingProps<Row>) => {
  const className = isNumber ? 'number' : undefined
  if (!sorting || sort === undefined)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const isBy = sorting.by === sort
  const direction = sorting.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={isBy ? direction : undefined}>
      <button type="button" className="row-table-sort" onClick={() => sorting.onSort(sort)}>
        {title}
        <span aria-hidden="true">{isBy ? (sorting.isDescending ? '↓' : '↑') : ''}</span>
      </button>
    </th>
  )
}

const Tick = ({ id, chosen, onTick }: Ticking & { id: string }) => (
  <td className="row-table-tick">
    <input
      type="checkbox"
      aria-labelledby={`row-${id}`}
      checked={chosen.has(id)}
      onChange={(event) => onTick([id], event.currentTarget.checked)}
    />
  </td>
)

const TickAll = ({ ids, chosen, onTick }: Ticking & { ids: readonly string[] }) => (
  <td className="row-table-tick">
    <input
      type="checkbox"
      aria-label={messages.tickThisPage}
      checked={ids.every((id) => chosen.has(id))}
      onChange={(event) => onTick(ids, event.currentTarget.checked)}
    />
  </td>
)
