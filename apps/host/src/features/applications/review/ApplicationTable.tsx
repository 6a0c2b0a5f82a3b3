import type { ApplicationRow } from '@showroom/contract/application/application'
import { momentOf } from '../../../kit/moments.ts'
import { useMinute } from '../apply/status/TimeLeft.tsx'
import { timeLeft } from '../apply/status/time-left.ts'
import { RowTable } from '../../../kit/RowTable.tsx'
import { StateChip } from './StateChip.tsx'

type Props = { rows: readonly ApplicationRow[]; isFiltered: boolean; onOpen: (id: string) => void }

export const ApplicationTable = ({ rows, isFiltered, onOpen }: Props) => {
  const now = useMinute()
  return (
    <RowTable
      caption="Applications, times in Pacific"
      rows={rows}
      nothing={
        isFiltered ? 'Nobody has this status.' : 'Nobody waits for an answer. New applications turn up here.'
      }
      columns={[
        {
          title: 'Company',
          cell: (row) => (
            <button type="button" className="form-link" onClick={() => onOpen(row.id)}>
              {row.company_name}
            </button>
          ),
        },
        {
          title: 'Applicant',
          cell: (row) => (
            <>
              {row.person}
              <span className="approvals-soft">{row.email}</span>
            </>
          ),
        },
        { title: 'License', cell: (row) => row.license || '—' },
        { title: 'Submitted (Pacific)', short: 'Submitted', cell: (row) => momentOf(row.submitted_at) },
        { title: 'Status', cell: (row) => <StateChip state={row.state} /> },
        { title: 'Time left', cell: (row) => <Left dueAt={row.due_at} now={now} /> },
      ]}
    />
  )
}

export const Left = ({ dueAt, now }: { dueAt: string | null; now: Date }) => {
  if (dueAt === null) return '—'
  const left = timeLeft(dueAt, now)
  return left ?? <strong className="approvals-late">Late</strong>
}
