import type { LeadRow } from '@showroom/contract/lead/lead'
import { momentOf } from '../account/security/moments.ts'
import { NothingCame } from './NothingCame.tsx'

type Props = { rows: readonly LeadRow[]; isFiltered: boolean }

/** Rows where there is space, cards with the same order on a phone. */
export const LeadTable = ({ rows, isFiltered }: Props) => {
  if (rows.length === 0)
    return (
      <NothingCame
        isFiltered={isFiltered}
        nothing="No lead has come in yet. What people send by the offer turns up here."
      />
    )
  return (
    <table className="received-table">
      <caption className="visually-hidden">Leads, newest first, times in Pacific</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Contact</th>
          <th scope="col">Showroom</th>
          <th scope="col">Page</th>
          <th scope="col">Received (Pacific)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.full_name}</th>
            <td data-label="Contact">
              <a href={`mailto:${row.email}`}>{row.email}</a>
              <a href={`tel:${row.phone_number.replace(/[^\d+]/g, '')}`}>{row.phone_number}</a>
            </td>
            <td data-label="Showroom">{row.company_name}</td>
            <td data-label="Page">{row.page || '—'}</td>
            <td data-label="Received">{momentOf(row.received_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
