import type { ApplicationRow } from '@showroom/contract/application/application'
import { momentOf } from '../../../kit/moments.ts'
import { useMinute } from '../apply/status/TimeLeft.tsx'
import { timeLeft } from '../apply/status/time-left.ts'
import { RowTable } from '../../../kit/RowTable.tsx'
import { StateChip } from './StateChip.tsx'
import { reviewMessages as messages } from './messages.ts'

type Props = { rows: readonly ApplicationRow[]; isFiltered: boolean; onOpen: (id: string) => void }

export const ApplicationTable = ({ rows, isFiltered, onOpen }: Props) => {
  const now = useMinute()
  return (
    <RowTable
      caption={messages.applicationsTimesInPacific}
      rows={rows}
      nothing={isFiltered ? messages.nobodyHasThisStatus : messages.nobodyWaitsForAn}
      columns={[
        {
          title: messages.company,
          cell: (row) => (
            <button type="button" className="form-link" onClick={() => onOpen(row.id)}>
              {row.company_name}
            </button>
          ),
        },
        {
          title: messages.applicant,
          cell: (row) => (
            <>
              {row.person}
              <span className="applications-soft">{row.email}</span>
            </>
          ),
        },
        { title: messages.license, cell: (row) => row.license || '—' },
        {
          title: messages.submittedPacific,
          short: messages.submitted,
          cell: (row) => momentOf(row.submitted_at),
        },
        { title: messages.status, cell: (row) => <StateChip state={row.state} /> },
        { title: messages.timeLeft, cell: (row) => <Left dueAt={row.due_at} now={now} /> },
      ]}
    />
  )
}

export const Left = ({ dueAt, now }: { dueAt: string | null; now: Date }) => {
  if (dueAt === null) return '—'
  const left = timeLeft(dueAt, now)
  return left ?? <strong className="applications-late">{messages.late}</strong>
}
