import type { ApplicationRow } from '@showroom/contract/application/application'
import {
  type ApplicantType,
  type ApplicationState,
  applicationSorts,
  applicationStates,
} from '@showroom/contract/application/choices'
import { useRead } from '../../../data/useRead.ts'
import { momentOf } from '../../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { useMinute } from '../../../kit/useMinute.ts'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { Left } from './Left.tsx'
import { StateChip } from './StateChip.tsx'
import { stateWords } from './review-words.ts'
import { reviewMessages as messages } from './messages.ts'

/** Drafts are nobody's business yet. */
const shownStates = applicationStates.filter(
  (state): state is Exclude<ApplicationState, 'draft'> => state !== 'draft',
)

const filters = [
  {
    name: 'state',
    label: messages.status,
    all: messages.everyStatus,
    options: shownStates.map((value) => ({ value, label: stateWords[value] })),
  },
] as const

const columnsAt = (now: Date): readonly ListColumn<ApplicationRow>[] => [
  { key: 'company', title: messages.company, sort: 'company', cell: (row) => row.company_name },
  {
    key: 'applicant',
    title: messages.applicant,
    cell: (row) => (
      <>
        {row.person}
        <span className="applications-soft">{row.email}</span>
      </>
    ),
  },
  { key: 'license', title: messages.license, cell: (row) => row.license || '—' },
  {
    key: 'submitted',
    title: messages.submittedPacific,
    short: messages.submitted,
    sort: 'submitted',
    cell: (row) => momentOf(row.submitted_at),
  },
  { key: 'state', title: messages.status, cell: (row) => <StateChip state={row.state} /> },
  {
    key: 'left',
    title: messages.timeLeft,
    sort: 'waiting',
    cell: (row) => <Left dueAt={row.due_at} now={now} />,
  },
]

/** Applications of one kind; a row opens all that a decision needs. */
export const ApplicationTable = ({ type }: { type: ApplicantType }) => {
  const table = useTable({ sorts: applicationSorts, first: 'waiting', filters: ['state'] })
  const state = shownStates.find((each) => each === table.filter('state'))
  const read = useRead('GET /api/admin/applications', {
    query: { ...table.query, type, ...(state ? { state } : {}) },
  })
  const columns = columnsAt(useMinute())
  return (
    <>
      <ListTable
        table={table}
        read={read}
        caption={messages.applicationsTimesInPacific}
        one={messages.application}
        many={messages.applications}
        searchFor={messages.searchFor}
        filters={filters}
        columns={columns}
        nothing={messages.nobodyWaitsForAn}
      />
      {table.open !== '' && (
        <ApplicationDrawer
          key={table.open}
          id={table.open}
          onDecided={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </>
  )
}
