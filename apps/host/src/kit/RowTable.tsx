import type { ReactNode } from 'react'
import './RowTable.css'

type Column<Row> = {
  title: string
  /** What a card says before the cell, where the title is too long for it. */
  short?: string
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  caption: string
  rows: readonly Row[]
  /** The first names its row. */
  columns: readonly Column<Row>[]
  /** Stands in place of a table without rows. */
  nothing: string
}

/** Rows where there is space, cards with the same order on a phone. */
export const RowTable = <Row extends { id: string }>({ caption, rows, columns, nothing }: Props<Row>) => {
  if (rows.length === 0) return <p className="row-table-nothing">{nothing}</p>
  const [naming, ...others] = columns
  return (
    <table className="row-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{naming?.cell(row)}</th>
            {others.map(({ title, short = title, cell }) => (
              <td key={title} data-label={short}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
