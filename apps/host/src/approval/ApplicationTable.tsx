import type { ApplicationRow } from '@showroom/contract/application/application'
import { momentOf } from '../account/security/moments.ts'
import { useMinute } from '../application/status/TimeLeft.tsx'
import { timeLeft } from '../application/status/time-left.ts'
import { StateChip } from './StateChip.tsx'

type Props = { rows: readonly ApplicationRow[]; isFiltered: boolean; onOpen: (id: string) => void }

/** Rows where there is space, cards with the same order on a phone. */
export const ApplicationTable = ({ rows, isFiltered, onOpen }: Props) => {
  const now = useMinute()
  if (rows.length === 0)
    return (
      <div className="approvals-empty">
        <p>
          {isFiltered
            ? 'Nobody has this status.'
            : 'Nobody waits for an answer. New applications turn up here.'}
        </p>
      </div>
    )
  return (
    <table className="approvals-table">
      <caption className="visually-hidden">Applications, times in Pacific</caption>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Applicant</th>
          <th scope="col">License</th>
          <th scope="col">Submitted (Pacific)</th>
          <th scope="col">Status</th>
          <th scope="col">Time left</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <button type="button" className="form-link" onClick={() => onOpen(row.id)}>
                {row.company_name}
              </button>
            </th>
            <td data-label="Applicant">
              {row.person}
              <span className="approvals-soft">{row.email}</span>
            </td>
            <td data-label="License">{row.license || '—'}</td>
            <td data-label="Submitted">{momentOf(row.submitted_at)}</td>
            <td data-label="Status">
              <StateChip state={row.state} />
            </td>
            <td data-label="Time left">
              <Left dueAt={row.due_at} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const Left = ({ dueAt, now }: { dueAt: string | null; now: Date }) => {
  if (dueAt === null) return '—'
  const left = timeLeft(dueAt, now)
  return left ?? <strong className="approvals-late">Late</strong>
}
